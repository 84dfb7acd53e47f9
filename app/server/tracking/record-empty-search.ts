import { and, count, eq, sql } from 'drizzle-orm'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { mayBePersonal } from '#app/domain/tracking/may-be-personal.ts'
import type { Queryable } from '../db/database.ts'
import { emptySearches } from '../db/schema/tracking.ts'

const mostCharacters = 40
/** So many different terms of a country are counted on a day at most. */
const mostTerms = 1_000

/**
 * Counts searches that found nothing. Only the term is stored, nothing about who searched.
 * @param search the `term` as it was searched for, and how often.
 */
export async function recordEmptySearch(
  database: Queryable,
  { country, day, term, searches }: { country: Country; day: Day; term: string; searches: number },
): Promise<void> {
  const counted = term.toLowerCase()
  if (counted.length > mostCharacters || mayBePersonal(counted)) return
  const [today] = await database.orm
    .select({ terms: count() })
    .from(emptySearches)
    .where(and(eq(emptySearches.country, country), eq(emptySearches.day, day)))
  if ((today?.terms ?? 0) >= mostTerms) return
  await database.orm
    .insert(emptySearches)
    .values({ country, day, term: counted, searches })
    .onConflictDoUpdate({
      target: [emptySearches.country, emptySearches.day, emptySearches.term],
      set: { searches: sql`${emptySearches.searches} + excluded.searches` },
    })
}
