import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { forgetAnswers } from '../../answers/remember-answers.ts'
import type { Queryable } from '../../db/database.ts'
import { countLiveOffersOf } from './count-live-offers.ts'
import { dayOfSearch, refreshLiveOffers } from './refresh-live-offers.ts'
import { refreshPrefixesOf } from './refresh-prefixes.ts'
import { refreshTermsOf } from './refresh-terms.ts'
import { areMany, type SearchChanges } from './search-changes.ts'

/**
 * Updates a country's search on a day to what an import changed, at a cost that follows the change and not the size of the
 * country, with the result of `refreshLiveOffers`. Only the suggestions wait for their job (`suggestions-job.ts`).
 * If much has changed, or it is unknown what, everything is refreshed.
 */
export async function refreshChanges(
  database: Queryable,
  country: Country,
  day: Day,
  changes: SearchChanges | undefined,
): Promise<void> {
  if (changes === undefined || areMany(changes) || (await dayOfSearch(database, country)) !== day)
    return refreshLiveOffers(database, country, day)
  const written = [...changes.documents.keys()]
  const formers = [...changes.documents.values()].filter((former) => former !== null)
  const counted = await countLiveOffersOf(database, country, day, [...changes.products])
  const foundAnew = counted.filter(({ isLiveAnew }) => isLiveAnew).map(({ productId }) => productId)
  const terms = await refreshTermsOf(database, country, [...written, ...foundAnew], formers)
  const changed = [...written, ...counted.map(({ productId }) => productId)]
  if (changed.length > 0) await refreshPrefixesOf(database, country, changed, { formers, terms })
  forgetAnswers(database)
}
