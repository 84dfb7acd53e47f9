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
import { listChainCategories } from '../offers/list-chain-categories.ts'
import { byHowKnown } from '../offers/list-known-chains.ts'
import { presentCard } from '../offers/present-offer.ts'
import { listChainWeeks, listPagedChains } from '../partners/list-chain-weeks.ts'
import { findStrongestOffers } from '../partners/strongest-offers.ts'
import { photoAddress } from '../photos/photo-address.ts'
import { listPopularSearches } from '../search/popular/list-popular-searches.ts'
import { listStaples } from '../search/popular/list-staples.ts'
import { listGoodOffers, listGoodOffersOfChains } from './list-good-offers.ts'

const goodPricesShown = 12
const endingSoonShown = 6
const groupsShown = 6
const chainsShown = 12
const leafletsShown = 6
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

/**
 * What a country's front page shows on a day, to a shopper with some chains those first (§4 My chains). What is the same for
 * everyone is read again once a minute.
 */
export async function listFrontPage(
  database: Queryable,
  { mine = [], ...shown }: Shown & { mine?: number[] },
): Promise<FrontPageData> {
  const { country, today } = shown
  const keeping = { now: Date.now(), seconds: 60 }
  const page = await rememberAnswer(database, `front page ${country} ${today}`, keeping, () =>
    readFrontPage(database, shown),
  )
  const { leaflets, ...rest } = mine.length > 0 ? await putMineFirst(database, { page, country, mine }) : page
  return { ...rest, leaflets: leaflets.slice(0, leafletsShown) }
}

type Shown = { country: Country; today: Day }

/** What everyone's front page has, with the leaflets of all chains. */
async function readFrontPage(database: Queryable, shown: Shown): Promise<FrontPageData> {
  const { country, today } = shown
  const staples = await listStaples(database, shown)
  const goodPrices = await listGoodOffers(database, { ...shown, count: goodPricesShown })
  const weeks = await listChainWeeks(database, shown)
  const paged = (await listPagedChains(database, country)).flatMap((chain) => {
    const week = weeks.get(chain.id)
    return week ? [{ ...chain, ...week }] : []
  })
  const chains = byHowKnown(paged, country)
  const chainIds = chains.map(({ id }) => id)
  const strongest = await findStrongestOffers(database, { ...shown, chainIds, count: 1 })
  return {
    today,
    totalOffers: paged.reduce((total, { offers }) => total + offers, 0),
    popularSearches: await listPopularSearches(database, { country, limit: popularShown }),
    staples: staples.map(({ row, goods }) => presentCard(row, goods)),
    chains: chains.slice(0, chainsShown).map(({ id, name }) => ({ id, name })),
    leaflets: chains.flatMap(({ id, name, slug, offers, period }) => {
      const [offer] = strongest.get(id) ?? []
      return offer ? [{ id, name, slug, offers, endDate: period.endDate, strongest: offer }] : []
    }),
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
async function putMineFirst(
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
    leaflets: mineFirst(page.leaflets, ({ id }) => id, mine),
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
