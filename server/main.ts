// `npm run -s server`: the API alone, or with a built client where CLIENT_DIR names one.

import { startServer } from './run.ts';

await startServer();
