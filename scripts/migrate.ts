import { migrateDatabase } from '#app/server/db/migrate.ts'
import { onDatabase } from './command/on-database.ts'

await onDatabase(migrateDatabase)
