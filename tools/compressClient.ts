// The second half of `npm run build`: compresses the client in FOLDER, so that the server can send the files as they are.

import { compressClient } from '../server/plugins/precompress.ts';

await compressClient(process.argv[2] ?? 'dist');
