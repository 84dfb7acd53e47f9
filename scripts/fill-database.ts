import { refreshData } from '#app/server/data/refresh-data.ts'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { settings } from '#app/server/settings.ts'
import { onDatabase } from './command/on-database.ts'

await onDatabase(async (database) => {
  await migrateDatabase(database)
  await refreshData(database, new Date(), settings().demo)
})
