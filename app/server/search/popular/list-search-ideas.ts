import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { SearchIdeas } from '#app/domain/offers/offers.ts'
import { rememberAnswer } from '../../answers/remember-answers.ts'
import type { Queryable } from '../../db/database.ts'
import { listPlacementOffers, placementOfSearches } from '../../offers/list-placement-offers.ts'
import { presentOffer } from '../../offers/present-offer.ts'
import { listPopularSearches } from './list-popular-searches.ts'
import { listStaples } from './list-staples.ts'

const popularShown = 8

type Asked = { country: Country; today: Day }

/**
 * What the search box shows before anything is typed, and if nothing was found. It is the same for everyone in a
 * country, and read again once a minute.
 */
export function listSearchIdeas(database: Queryable, asked: Asked): Promise<SearchIdeas> {
  const keeping = { now: Date.now(), seconds: 60 }
  return rememberAnswer(database, `search ideas ${asked.country} ${asked.today}`, keeping, () =>
    readIdeas(database, asked),
  )
}

async function readIdeas(database: Queryable, { country, today }: Asked): Promise<SearchIdeas> {
  const popularSearchTerms = await listPopularSearches(database, { country, limit: popularShown })
  const staples = await listStaples(database, { country, today })
  const placement = await listPlacementOffers(database, { country, placementId: placementOfSearches, today })
  const shown = new Set(staples.map(({ row }) => row.id))
  return {
    popularSearchTerms,
    staples: staples.map(({ row }) => presentOffer(row)),
    advertisement: placement?.offers.find(({ id }) => !shown.has(id)) ?? null,
  }
}
