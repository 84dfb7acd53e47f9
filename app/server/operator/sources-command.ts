import type { Database } from '../db/database.ts'
import { UsageError } from '../import/import-arguments.ts'
import { listKeptBack, releasePrice } from '../import/kept-back-prices.ts'
import { readFeedState } from '../import/sources/feed-state.ts'
import { dueAt } from '../import/sources/import-sources-job.ts'
import { feedOf, pastDays, readSources, sourcesFileIn } from '../import/sources/read-sources.ts'
import type { Command, Outcome } from './commands.ts'

const usage = 'npm run sources [-- release ROW...]'

const minute = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ')

/** The feeds that are fetched by themselves, with the outcome of their last fetch. */
async function showSources(
  database: Database,
  dataDir: string,
): Promise<{ lines: string[]; isWell: boolean }> {
  const sources = readSources(dataDir)
  if (sources.length === 0) return { lines: [`${sourcesFileIn(dataDir)} lists no sources.`], isWell: true }
  const lines: string[] = []
  let isWell = true
  for (const source of sources) {
    const last = await readFeedState(database, feedOf(source))
    const due = dueAt(last, source.everyHours)
    const past = pastDays(source, new Date())
    if (last?.outcome === 'failed' || last?.unusual || past) isWell = false
    lines.push(
      `${source.name} (${source.format}, every ${source.everyHours} hours)`,
      `  ${source.url}`,
      last
        ? `  ${minute(new Date(last.at))} UTC ${last.outcome}: ${last.told.replaceAll('\n', '\n  ')}`
        : '  never fetched',
      `  next: ${due <= new Date() ? 'within ten minutes, while the server runs' : `${minute(due)} UTC`}`,
      ...(past ? [`  ${past}`] : []),
    )
  }
  return { lines, isWell }
}

const counted = (count: number, verb: [one: string, more: string]) =>
  count === 1 ? `1 price ${verb[0]}` : `${count} prices ${verb[1]}`

/** Releases prices that are kept back, by the numbers of their offers. */
async function release(database: Database, rows: readonly string[]): Promise<Outcome> {
  const wrong = rows.find((row) => !/^\d{1,15}$/.test(row))
  if (rows.length === 0 || wrong !== undefined)
    throw new UsageError('release: name the rows by their numbers, which npm run sources shows.', usage)
  const missing: string[] = []
  for (const row of rows) if (!(await releasePrice(database, Number(row), new Date()))) missing.push(row)
  const released = rows.length - missing.length
  return {
    exitCode: missing.length > 0 ? 1 : 0,
    error: [
      ...(released > 0 ? [`${counted(released, ['was', 'were'])} released.`] : []),
      ...missing.map((row) => `No price is kept back in row ${row}.`),
    ].join('\n'),
  }
}

/**
 * `npm run sources`: the feeds that are fetched by themselves, and the prices that are kept back; `release ROW` releases
 * such a price.
 */
export const sourcesCommand: Command = async ({ database, dataDir }, [action, ...rows]) => {
  if (action === 'release') return release(database, rows)
  if (action !== undefined) throw new UsageError(`${action}: not known.`, usage)
  const { lines, isWell } = await showSources(database, dataDir)
  const keptBack = await listKeptBack(database, new Date())
  if (keptBack.length > 0)
    lines.push(
      `${counted(keptBack.length, ['is', 'are'])} kept back from alerts and verdicts:`,
      ...keptBack.map(
        ({ id, told, source, since }) => `  ${id}: ${told} (${source}, since ${minute(since)} UTC)`,
      ),
      'If a price is right, release it: npm run sources -- release ROW',
    )
  return { exitCode: isWell && keptBack.length === 0 ? 0 : 2, output: lines.join('\n') }
}
