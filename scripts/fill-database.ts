import { refreshData } from '#app/server/data/refresh-data.ts'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { openDatabase } from '#app/server/db/open-database.ts'
import { settings } from '#app/server/settings.ts'
import { endWithSentence } from './end-with-sentence.ts'

try {
  const database = await openDatabase(settings())
  await migrateDatabase(database)
  await refreshData(database, new Date(), settings().demo)
  await database.close()
} catch (error) {
  endWithSentence(error)
}
