import { migrateDatabase } from '#app/server/db/migrate.ts'
import { onDatabase } from '../../../../scripts/command/on-database.ts'
import { layDemo } from './lay-demo.ts'

await onDatabase(async (database) => {
  await migrateDatabase(database)
  await layDemo(database, new Date())
})
