import type { Queryable } from '../../db/database.ts'
import { logError } from '../../log.ts'
import { recordSearch, type Search } from './record-search.ts'

const restMilliseconds = 5_000

const waiting = new Map<string, Search & { searches: number }>()
let timer: NodeJS.Timeout | undefined

/**
 * Counts a search some seconds later, together with what else was searched for meanwhile, so that no page pays for a
 * write of its own. What waits when a process ends is not counted; nobody misses a search among thousands.
 */
export function countSearch(database: Queryable, search: Search): void {
  const key = `${search.country} ${search.term}`
  const searches = (waiting.get(key)?.searches ?? 0) + 1
  waiting.set(key, { ...search, searches })
  if (timer) return
  timer = setTimeout(() => writeCounts(database), restMilliseconds)
  timer.unref()
}

async function writeCounts(database: Queryable): Promise<void> {
  const counted = [...waiting.values()]
  waiting.clear()
  timer = undefined
  try {
    for (const search of counted) await recordSearch(database, search)
  } catch (error) {
    logError('searches were not counted', error)
  }
}
