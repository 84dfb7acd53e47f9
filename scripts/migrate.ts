import { migrateDatabase } from '#app/server/db/migrate.ts'
import { onDatabase } from './on-database.ts'

await onDatabase(migrateDatabase)
