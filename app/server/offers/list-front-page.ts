import type { Day } from '#app/domain/dates.ts'
import { type Country, intlLocaleOfCountry } from '#app/domain/locales.ts'
import type { CategoryGroup, FrontPageData } from '#app/domain/pages.ts'
import type { Queryable } from '../db/database.ts'
import { photoAddress } from '../photos/photo-address.ts'
import { listPopularSearches } from '../search/list-popular-searches.ts'
import { rememberAnswer } from '../search/remember-answers.ts'
import { findCheapestOffers } from './cheapest-offers.ts'
import { chooseVaried } from './choose-varied.ts'
import { isForShoppers } from './list-chain-categories.ts'
import { listStaples } from './list-staples.ts'
import type { OfferRow } from './offer-row.ts'
import { presentCard } from './present-offer.ts'
import { readLiveOffers } from './read-offers.ts'

const goodPrices = 12
const endingSoon = 6
const groupsShown = 6
const chainsShown = 12
const popularShown = 6
/** How many are read for each one shown, so that chains and shelves can vary. */
const candidates = 8

const live = 'o.country = $1 and o.start_date <= $2 and o.end_date >= $2'
const discount = 'o.price::float8 / o.regular_price'
const bestSql = (condition: string) => `
with best as (
  select distinct on (o.product_id) o.id, ${discount} as share
  from offers o where ${live} and o.regular_price > 0 and ${condition}
  order by o.product_id, share
)
select id from best order by share, id limit $3`

const groupsSql = `
select g.id, g.name, g.tint, sum(d.live)::int as offers,
  (array_agg(p.image_url order by d.live desc, p.id) filter (where p.image_url is not null))[1] as "imageUrl"
from search_documents d
join products p on p.id = d.product_id
join categories k on k.id = d.category_id
join categories g on g.id = coalesce(k.parent_id, k.id)
where d.country = $1 and d.is_live
group by g.id order by offers desc, g.id limit $2`

const chainsSql = `
select c.id, c.name, k.name as category, count(*)::int as offers
from offers o join chains c on c.id = o.chain_id left join chain_categories k on k.id = c.chain_category_id
where ${live} group by c.id, k.name order by count(*) desc`

type ChainWithOffers = { id: number; name: string; category: string | null; offers: number }

/** What a country's front page shows on a day. It is the same for everyone, and read anew once a minute. */
export function listFrontPage(
  database: Queryable,
  { country, today }: { country: Country; today: Day },
): Promise<FrontPageData> {
  const keeping = { now: Date.now(), seconds: 60 }
  return rememberAnswer(database, `front page ${country} ${today}`, keeping, () =>
    readFrontPage(database, country, today),
  )
}

async function readFrontPage(database: Queryable, country: Country, today: Day): Promise<FrontPageData> {
  const read = async (condition: string, count: number) => {
    const best = await database.query<{ id: number }>(bestSql(condition), [
      country,
      today,
      count * candidates,
    ])
    const rows = await readLiveOffers(
      database,
      best.map(({ id }) => id),
      today,
    )
    return rows.filter(({ chainCategoryName }) => isForShoppers(chainCategoryName))
  }
  const good = chooseVaried(await read(`o.end_date > $2::date + 1`, goodPrices), goodPrices)
  const ending = chooseVaried(await read(`o.end_date <= $2::date + 1`, endingSoon), endingSoon)
  const staples = await listStaples(database, { country, today })
  const groups = await database.query<CategoryGroup>(groupsSql, [country, groupsShown])
  const chains = await database.query<ChainWithOffers>(chainsSql, [country, today])
  const cheapest = await findCheapestOffers(database, [...good, ...ending], today)
  const card = (row: OfferRow) => presentCard(row, cheapest.has(row.id))
  const { compare } = new Intl.Collator(intlLocaleOfCountry(country))
  return {
    today,
    totalOffers: chains.reduce((total, { offers }) => total + offers, 0),
    popularSearches: await listPopularSearches(database, { country, limit: popularShown }),
    staples: staples.map((row) => presentCard(row, true)),
    chains: chains
      .filter(({ category }) => isForShoppers(category))
      .slice(0, chainsShown)
      .map(({ id, name }) => ({ id, name }))
      .sort((a, b) => compare(a.name, b.name)),
    goodPrices: good.map(card),
    endingSoon: ending.map(card),
    groups: groups.map((group) => ({ ...group, imageUrl: photoAddress(group.imageUrl) })),
  }
}
