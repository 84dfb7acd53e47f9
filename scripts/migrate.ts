import { migrateDatabase } from '#app/server/db/migrate.ts'
import { openDatabase } from '#app/server/db/open-database.ts'
import { settings } from '#app/server/settings.ts'

const database = await openDatabase(settings())
await migrateDatabase(database)
await database.close()
