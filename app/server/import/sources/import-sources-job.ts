import type { Database } from '../../db/database.ts'
import type { Job } from '../../jobs/start-jobs.ts'
import { log, logError } from '../../log.ts'
import { FeedError } from '../feed-error.ts'
import { readFeedState } from './feed-state.ts'
import { importFromUrl } from './import-from-url.ts'
import { type FeedSource, readSources } from './read-sources.ts'

const hourMs = 3_600_000

/** When a source is due: at once if it was never fetched. */
export async function dueAt(database: Database, { url, everyHours }: FeedSource): Promise<Date> {
  const last = await readFeedState(database, url)
  return new Date(last ? Date.parse(last.at) + everyHours * hourMs : 0)
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
    if ((await dueAt(database, source)) > now) continue
    const { name, url, format, everyHours: _, ...given } = source
    const task = { format, defaults: { ...given, source: name }, isDryRun: false }
    try {
      const result = await importFromUrl(database, dataDir, url, task, { signal })
      log('info', 'fetched a source', { source: name, ...(result?.counts ?? { unchanged: 'all' }) })
    } catch (error) {
      if (error instanceof FeedError)
        log('warn', 'a source cannot be imported', { source: name, reason: error.message })
      else if (!signal.aborted) logError('a source cannot be imported', error, { source: name })
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
