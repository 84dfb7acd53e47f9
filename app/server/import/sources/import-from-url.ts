import type { Database } from '../../db/database.ts'
import { summaryText } from '../import-summary.ts'
import { type ImportObserver, type ImportResult, type ImportTask, runImport } from '../run-import.ts'
import { type FeedState, keepFeedState, readFeedState } from './feed-state.ts'
import { fetchFeed } from './fetch-feed.ts'

const nothingKnown = { etag: null, lastModified: null }

/**
 * Fetches a feed and imports it, unless its server says that it has not changed since the last import that read it in the same
 * way. Keeps the outcome, which `npm run sources` shows; a dry run keeps nothing.
 * @returns undefined if the feed has not changed.
 * @throws FeedError if the feed cannot be fetched or imported; what `runImport` throws.
 */
export async function importFromUrl(
  database: Database,
  dataDir: string,
  url: string,
  task: Omit<ImportTask, 'file'>,
  observer: ImportObserver & { signal: AbortSignal },
): Promise<ImportResult | undefined> {
  const asked = JSON.stringify([task.format, task.defaults])
  const last = await readFeedState(database, url)
  const known = !task.isDryRun && last?.asked === asked ? last : undefined
  const keep = async (outcome: Pick<FeedState, 'outcome' | 'told' | 'etag' | 'lastModified'>) => {
    if (!task.isDryRun)
      await keepFeedState(database, url, { at: new Date().toISOString(), asked, ...outcome })
  }
  try {
    const feed = await fetchFeed(url, known, observer.signal)
    if (!feed) {
      await keep({ ...nothingKnown, ...known, outcome: 'unchanged', told: 'the feed has not changed' })
      return undefined
    }
    const result = await runImport(
      database,
      dataDir,
      feed.bytes,
      { ...task, file: new URL(url).hostname },
      observer,
    )
    const [told = ''] = summaryText(result, false).split('\n')
    await keep({ ...feed.version, outcome: 'imported', told })
    return result
  } catch (error) {
    await keep({ ...nothingKnown, outcome: 'failed', told: (error as Error).message })
    throw error
  }
}
