import { dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { termInAddress } from '#app/domain/search/search-term.ts'
import type { Queryable } from '../db/database.ts'
import { logError } from '../log.ts'
import { recordEmptySearch } from './record-empty-search.ts'

const restMilliseconds = 5_000

type EmptySearch = { country: Country; term: string }

const waiting = new Map<string, EmptySearch & { searches: number }>()
let timer: NodeJS.Timeout | undefined

/**
 * Counts a search that found nothing some seconds later, together with others, so that no page waits for a write. Searches
 * that wait when the process ends are lost, which does not matter among thousands.
 */
export function countEmptySearch(database: Queryable, search: EmptySearch): void {
  const term = termInAddress(search.term)
  const key = `${search.country} ${term}`
  const searches = (waiting.get(key)?.searches ?? 0) + 1
  waiting.set(key, { ...search, term, searches })
  if (timer) return
  timer = setTimeout(() => writeCounts(database), restMilliseconds)
  timer.unref()
}

async function writeCounts(database: Queryable): Promise<void> {
  const counted = [...waiting.values()]
  waiting.clear()
  timer = undefined
  try {
    for (const search of counted)
      await recordEmptySearch(database, { ...search, day: dayIn(search.country, new Date()) })
  } catch (error) {
    logError('searches were not counted', error)
  }
}
