import { migrateDatabase } from '#app/server/db/migrate.ts'
import { onDatabase } from '../../../../scripts/command/on-database.ts'
import { layDemo } from './lay-demo.ts'
import { numberProducts } from './number-products.ts'

await onDatabase(async (database) => {
  await migrateDatabase(database)
  await layDemo(database, new Date())
  await numberProducts(database)
})
