import { countries } from '#app/domain/locale/locales.ts'
import { readReport } from '../tracking/read-report.ts'
import { writeUseReport } from '../tracking/write-use-report.ts'
import type { Command } from './commands.ts'

const days = 30

/** `npm run report`: what shoppers did in the last 30 days, by country. */
export const reportCommand: Command = async ({ database }) => {
  const since = new Date(Date.now() - days * 86_400_000)
  const reports: string[] = []
  for (const country of countries)
    reports.push(writeUseReport(country, days, await readReport(database, country, since)))
  return { exitCode: 0, output: reports.join('\n') }
}
