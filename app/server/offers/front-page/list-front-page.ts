import type { Day } from '#app/domain/locale/dates.ts'
import { type Country, intlLocaleOfCountry } from '#app/domain/locale/locales.ts'
import type { Tint } from '#app/domain/offers/offer-summary.ts'
import type { FrontPageData } from '#app/domain/search/pages.ts'
import type { Queryable } from '../../db/database.ts'
import { nullable, number, statement, text } from '../../db/statement.ts'
import { photoAddress } from '../../photos/photo-address.ts'
import { listPopularSearches } from '../../search/popular/list-popular-searches.ts'
import { rememberAnswer } from '../../search/remember-answers.ts'
import { isForShoppers } from '../list-chain-categories.ts'
import { presentCard } from '../present-offer.ts'
import { listGoodOffers } from './list-good-offers.ts'
import { listStaples } from './list-staples.ts'

const goodPricesShown = 12
const endingSoonShown = 6
const groupsShown = 6
const chainsShown = 12
const popularShown = 6

const live = 'o.country = $1 and o.start_date <= $2 and o.end_date >= $2'
/** The largest parts of the shop, first the largest of each background colour, so that neighbours differ. */
const largestGroups = statement(
  { id: number(), name: text(), tint: text<Tint>(), offers: number(), imageUrl: nullable(text()) },
  `
with groups as (
  select g.id, g.name, g.tint, sum(d.live)::int as offers,
    (array_agg(p.image_url order by d.live desc, p.id) filter (where p.image_url is not null))[1] as "imageUrl"
  from search_documents d
  join products p on p.id = d.product_id
  join categories k on k.id = d.category_id
  join categories g on g.id = coalesce(k.parent_id, k.id)
  where d.country = $1 and d.is_live
  group by g.id
)
select * from groups order by row_number() over (partition by tint order by offers desc, id), offers desc, id limit $2`,
)

const chainsWithOffers = statement(
  { id: number(), name: text(), category: nullable(text()), offers: number() },
  `
select c.id, c.name, k.name as category, count(*)::int as offers
from offers o join chains c on c.id = o.chain_id left join chain_categories k on k.id = c.chain_category_id
where ${live} group by c.id, k.name order by count(*) desc`,
)

/** What a country's front page shows on a day. It is the same for everyone, and read again once a minute. */
export function listFrontPage(
  database: Queryable,
  { country, today }: { country: Country; today: Day },
): Promise<FrontPageData> {
  const keeping = { now: Date.now(), seconds: 60 }
  return rememberAnswer(database, `front page ${country} ${today}`, keeping, () =>
    readFrontPage(database, { country, today }),
  )
}

async function readFrontPage(
  database: Queryable,
  shown: { country: Country; today: Day },
): Promise<FrontPageData> {
  const { country, today } = shown
  const staples = await listStaples(database, shown)
  const goodPrices = await listGoodOffers(database, { ...shown, count: goodPricesShown })
  const groups = await database.query(largestGroups, [country, groupsShown])
  const chains = await database.query(chainsWithOffers, [country, today])
  const { compare } = new Intl.Collator(intlLocaleOfCountry(country))
  return {
    today,
    totalOffers: chains.reduce((total, { offers }) => total + offers, 0),
    popularSearches: await listPopularSearches(database, { country, limit: popularShown }),
    staples: staples.map(({ row, isCheapest }) => presentCard(row, isCheapest)),
    chains: chains
      .filter(({ category }) => isForShoppers(category))
      .slice(0, chainsShown)
      .map(({ id, name }) => ({ id, name }))
      .sort((a, b) => compare(a.name, b.name)),
    goodPrices,
    endingSoon: await listGoodOffers(database, {
      ...{ ...shown, count: endingSoonShown, isEnding: true },
      without: goodPrices.map(({ id }) => id),
    }),
    groups: groups.map((group) => ({ ...group, imageUrl: photoAddress(group.imageUrl) })),
  }
}
