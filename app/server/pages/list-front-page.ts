import { partName } from '#app/domain/categories/part-names.ts'
import type { Part } from '#app/domain/categories/parts.ts'
import { partsOfCategory, sectorOf, sectors } from '#app/domain/categories/sectors.ts'
import { mineFirst } from '#app/domain/chains/my-chains.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary, Tint } from '#app/domain/offers/offer-summary.ts'
import type { Category } from '#app/domain/offers/offers.ts'
import type { CategoryGroup, FrontPageData } from '#app/domain/search/pages.ts'
import { rememberAnswer } from '../answers/remember-answers.ts'
import type { Queryable } from '../db/database.ts'
import { nullable, number, statement, text, withoutNulls } from '../db/statement.ts'
import { isAtShop } from '../offers/at-shops.ts'
import { listChainCategories } from '../offers/list-chain-categories.ts'
import { byHowKnown } from '../offers/list-known-chains.ts'
import { presentCard } from '../offers/present-offer.ts'
import { photoAddress } from '../photos/photo-address.ts'
import { listPopularSearches } from '../search/popular/list-popular-searches.ts'
import { listStaples } from '../search/popular/list-staples.ts'
import { listGoodOffers, listGoodOffersOfChains } from './list-good-offers.ts'

const goodPricesShown = 12
const endingSoonShown = 6
const groupsShown = 6
const chainsShown = 12
const popularShown = 6

/**
 * The largest of some parts of the shop, first the largest of each background colour, so that neighbours differ. A part has
 * the commonest colour of its shelves.
 */
const largestParts = statement(
  {
    part: withoutNulls(text<Part>()),
    tint: text<Tint>(),
    offers: number(),
    imageUrl: nullable(text()),
  },
  `
with groups as (
  select d.part, coalesce(mode() within group (order by coalesce(g.tint, k.tint)), 'stone') as tint,
    sum(d.at_shops)::int as offers,
    (array_agg(p.image_url order by d.at_shops desc, p.id) filter (where p.image_url is not null))[1] as "imageUrl"
  from search_documents d
  join products p on p.id = d.product_id
  left join categories k on k.id = d.category_id
  left join categories g on g.id = k.parent_id
  where d.country = $1 and d.is_live and d.at_shops > 0 and d.part = any($3::text[])
  group by d.part
)
select * from groups order by row_number() over (partition by tint order by offers desc, part), offers desc, part limit $2`,
)

/**
 * The largest parts of the shop, each with the first category of the navigation that sells it: groceries, if there are
 * any.
 */
async function listGroups(database: Queryable, country: Country): Promise<CategoryGroup[]> {
  const categoryOf = new Map<Part, Category>()
  const rank = ({ name }: Category) => {
    const sector = sectorOf(name, country)
    return sector ? sectors.indexOf(sector) : -1
  }
  const categories = await listChainCategories(database, country)
  for (const category of categories.sort((a, b) => rank(a) - rank(b)))
    for (const part of partsOfCategory(category.name, country))
      if (!categoryOf.has(part)) categoryOf.set(part, category)
  const parts = await database.query(largestParts, [country, groupsShown, [...categoryOf.keys()]])
  return parts.flatMap(({ imageUrl, ...part }) => {
    const category = categoryOf.get(part.part)
    const name = partName(part.part, country)
    return category ? [{ ...part, name, category, imageUrl: photoAddress(imageUrl) }] : []
  })
}

const chainsWithOffers = statement(
  { id: number(), name: text(), offers: number() },
  `
select c.id, c.name, count(*)::int as offers from offers o join chains c on c.id = o.chain_id
where o.country = $1 and o.start_date <= $2 and o.end_date >= $2 and ${isAtShop('o')}
group by c.id order by count(*) desc`,
)

/** What a country's front page shows on a day to who has no chains. It is read again once a minute. */
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
  const chains = await database.query(chainsWithOffers, [country, today])
  return {
    today,
    totalOffers: chains.reduce((total, { offers }) => total + offers, 0),
    popularSearches: await listPopularSearches(database, { country, limit: popularShown }),
    staples: staples.map(({ row, isCheapest }) => presentCard(row, isCheapest)),
    chains: byHowKnown(chains, country)
      .slice(0, chainsShown)
      .map(({ id, name }) => ({ id, name })),
    isOfMyChains: false,
    goodPrices,
    endingSoon: await listGoodOffers(database, {
      ...{ ...shown, count: endingSoonShown, isEnding: true },
      without: goodPrices.map(({ id }) => id),
    }),
    groups: await listGroups(database, country),
  }
}

/**
 * A front page for a shopper with chains (§4 My chains): their goods come first, and the good prices are of their chains
 * as far as these have any. What is read for it is the same for everyone.
 */
export async function putMineFirst(
  database: Queryable,
  { page, country, mine }: { page: FrontPageData; country: Country; mine: number[] },
): Promise<FrontPageData> {
  const { today } = page
  const keeping = { now: Date.now(), seconds: 60 }
  const ofChains = await rememberAnswer(database, `good offers of chains ${country} ${today}`, keeping, () =>
    listGoodOffersOfChains(database, { country, today, count: goodPricesShown }),
  )
  const good = inTurns(mine.map((id) => ofChains[id] ?? [])).slice(0, goodPricesShown)
  const ids = new Set(good.map(({ id }) => id))
  const others = page.goodPrices.filter(({ id }) => !ids.has(id))
  const first = <Offer extends { chain: { id: number } }>(offers: Offer[]) =>
    mineFirst(offers, ({ chain }) => chain.id, mine)
  return {
    ...page,
    isOfMyChains: good.length > 0,
    staples: first(page.staples),
    chains: mineFirst(page.chains, ({ id }) => id, mine),
    goodPrices: [...good, ...others].slice(0, goodPricesShown),
    endingSoon: first(page.endingSoon).filter(({ id }) => !ids.has(id)),
  }
}

/** The first of each list, then the second of each, and so on, each offer's name once. */
function inTurns(lists: OfferSummary[][]): OfferSummary[] {
  const most = Math.max(0, ...lists.map(({ length }) => length))
  const inTurn = Array.from({ length: most }, (_, place) => lists.flatMap((list) => list[place] ?? []))
  const names = new Set<string>()
  return inTurn.flat().filter(({ name }) => !names.has(name) && names.add(name))
}
