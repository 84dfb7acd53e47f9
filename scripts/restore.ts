import { BackupError } from '#app/server/backup/backup-error.ts'
import { restore } from '#app/server/backup/restore.ts'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { onDatabase } from './command/on-database.ts'

await onDatabase(async (database) => {
  const [file] = process.argv.slice(2)
  if (!file) throw new BackupError('Name the file to read: npm run restore -- FILE')
  await migrateDatabase(database)
  console.info(`${await restore(database, file)} rows came from ${file}`)
})
