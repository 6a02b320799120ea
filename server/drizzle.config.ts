// For `drizzle-kit generate --config server/drizzle.config.ts`: writes a migration from what has changed in the schema.

import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/store/schema.ts',
  out: './server/migrations',
});
