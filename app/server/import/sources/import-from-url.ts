import type { Database } from '../../db/database.ts'
import { keptBackText, summaryText } from '../import-summary.ts'
import { type ImportObserver, type ImportResult, runImport } from '../run-import.ts'
import { currentState, type Feed, type FeedOutcome, keepFeedState, storedFeedState } from './feed-state.ts'
import { fetchFeed } from './fetch-feed.ts'
import { unusualCount, withCount } from './usual-count.ts'

const nothingKnown = { etag: null, lastModified: null }

/**
 * Fetches a feed and imports it, unless its server says that it has not changed since the last import. Keeps the outcome,
 * which `npm run sources` shows; a dry run keeps nothing.
 * @returns undefined if the feed has not changed.
 * @throws FeedError if the feed cannot be fetched or imported; what `runImport` throws.
 */
export async function importFromUrl(
  database: Database,
  dataDir: string,
  feed: Feed,
  isDryRun: boolean,
  observer: ImportObserver & { signal: AbortSignal },
): Promise<ImportResult | undefined> {
  const { url, format, defaults } = feed
  const stored = await storedFeedState(database, feed)
  const last = currentState(feed, stored)
  const known = isDryRun ? undefined : last
  const { offers: earlier = [], unusual = null } = last ?? {}
  const keep = async (outcome: FeedOutcome) => {
    if (!isDryRun) await keepFeedState(database, feed, { offers: earlier, unusual, ...outcome }, stored)
  }
  try {
    const fetched = await fetchFeed(url, known, observer.signal)
    if (!fetched) {
      const told = 'the feed has not changed'
      const { etag, lastModified } = known ?? nothingKnown
      await keep({ etag, lastModified, outcome: 'unchanged', told, failures: 0 })
      return undefined
    }
    const task = { file: defaults.source ?? new URL(url).hostname, format, defaults, isDryRun }
    const result = await runImport(database, dataDir, fetched.bytes, task, observer)
    const { inserted, updated, unchanged } = result.counts
    const count = inserted + updated + unchanged
    const odd = unusualCount(count, earlier)
    const [counted = ''] = summaryText(result, false).split('\n')
    const told = [counted, odd?.told, keptBackText(result)].filter(Boolean).join('\n')
    const offers = withCount(earlier, count)
    await keep({
      ...fetched.version,
      outcome: 'imported',
      told,
      failures: 0,
      offers,
      unusual: odd?.is ?? null,
    })
    return { ...result, ...(odd && { unusual: odd.told }) }
  } catch (error) {
    const failures = (last?.failures ?? 0) + 1
    await keep({ ...nothingKnown, outcome: 'failed', told: (error as Error).message, failures })
    throw error
  }
}
