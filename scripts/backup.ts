import { backUp } from '#app/server/backup/back-up.ts'
import { BackupError } from '#app/server/backup/backup-error.ts'
import { onDatabase } from './command/on-database.ts'

await onDatabase(async (database) => {
  const [file] = process.argv.slice(2)
  if (!file) throw new BackupError('Name the file to write: npm run backup -- FILE')
  console.info(`${await backUp(database, file)} rows are in ${file}`)
})
