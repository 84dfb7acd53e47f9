import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './app/server/db/schema/schema.ts',
  out: './app/server/db/migrations',
})
