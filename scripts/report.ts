import { countries } from '#app/domain/locale/locales.ts'
import { readReport } from '#app/server/tracking/read-report.ts'
import { writeUseReport } from '#app/server/tracking/write-use-report.ts'
import { onDatabase } from './command/on-database.ts'

const days = 30

await onDatabase(async (database) => {
  const since = new Date(Date.now() - days * 86_400_000)
  for (const country of countries)
    console.info(writeUseReport(country, days, await readReport(database, country, since)))
})
