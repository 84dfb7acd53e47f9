import type { Queryable } from '../../db/database.ts'
import { logError } from '../../log.ts'
import { recordSearch, type Search } from './record-search.ts'

const restMilliseconds = 5_000

const waiting = new Map<string, Search & { searches: number }>()
let timer: NodeJS.Timeout | undefined

/**
 * Counts a search some seconds later, together with others, so that no page waits for a write. Searches that wait when
 * the process ends are lost, which does not matter among thousands.
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
