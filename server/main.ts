// `npm run -s server`: the API, and the built client in CLIENT_DIR if set.

import { startServer } from './run.ts';

await startServer();
