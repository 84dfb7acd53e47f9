import type { Database } from '../../db/database.ts'
import type { Job } from '../../jobs/start-jobs.ts'
import { log, logError } from '../../log.ts'
import { FeedError } from '../formats/feed-error.ts'
import { keptBackText } from '../import-summary.ts'
import { type FeedState, readFeedState } from './feed-state.ts'
import { importFromUrl } from './import-from-url.ts'
import { feedOf, pastDays, readSources } from './read-sources.ts'

const hourMs = 3_600_000
/** The wait after a first failure; it doubles with each further one. */
const firstRetryMs = 600_000

/** When a source is due, by its last fetch: at once if there is none, and after a failure before its hours are over. */
export function dueAt(last: Pick<FeedState, 'at' | 'failures'> | undefined, everyHours: number): Date {
  if (!last) return new Date(0)
  const usual = everyHours * hourMs
  const wait = last.failures > 0 ? Math.min(usual, firstRetryMs * 2 ** (last.failures - 1)) : usual
  return new Date(Date.parse(last.at) + wait)
}

/** Imports the sources that are due, one after the other. A source that fails does not stop the others. */
export async function importDueSources(
  database: Database,
  dataDir: string,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  for (const source of readSources(dataDir)) {
    if (signal.aborted) return
    const { name, everyHours } = source
    const feed = feedOf(source)
    if (dueAt(await readFeedState(database, feed), everyHours) > now) continue
    const past = pastDays(source, now)
    if (past) log('warn', 'the days of a source have passed', { source: name, reason: past })
    try {
      const result = await importFromUrl(database, dataDir, feed, false, { signal })
      log('info', 'fetched a source', { source: name, ...(result?.counts ?? { unchanged: 'all' }) })
      if (result?.unusual)
        log('warn', 'a source has an unusual number of offers', { source: name, reason: result.unusual })
      const keptBack = result && keptBackText(result)
      if (keptBack) log('warn', 'prices of a source are kept back', { source: name, reason: keptBack })
    } catch (error) {
      if (signal.aborted) return
      const next = dueAt(await readFeedState(database, feed), everyHours)
      if (error instanceof FeedError)
        log('warn', 'a source cannot be imported', { source: name, reason: error.message, next })
      else logError('a source cannot be imported', error, { source: name, next })
    }
  }
}

/** The job that imports due sources. It looks every ten minutes, so that a source may be late by so much. */
export function createImportSourcesJob(database: Database, dataDir: string): Job {
  return {
    name: 'import-sources',
    schedule: '*/10 * * * *',
    concurrency: 1,
    run: (signal) => importDueSources(database, dataDir, new Date(), signal),
  }
}
