// `npm run -s server`: the API, and the built client in CLIENT_DIR if set.

import { enableCompileCache } from 'node:module';

enableCompileCache(); // before the import below: later starts then skip stripping types and compiling

const { startServer } = await import('./run.ts');
await startServer();
