import { dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Database } from '../db/database.ts'
import { refreshChanges } from '../search/index/refresh-changes.ts'
import { noChanges, noteProducts } from '../search/index/search-changes.ts'

/** Brings search up to date with the offers of a product, whose verdicts or prices have changed. */
export async function refreshProduct(
  database: Database,
  { country, productId }: { country: Country; productId: number },
  now: Date,
): Promise<void> {
  const changes = noChanges()
  noteProducts(changes, [productId])
  await refreshChanges(database, country, dayIn(country, now), changes)
}
