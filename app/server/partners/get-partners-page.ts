import { mineFirst } from '#app/domain/chains/my-chains.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { LeafletCover, PartnersPageData } from '#app/domain/partners/partner-pages.ts'
import type { Queryable } from '../db/database.ts'
import { groceryShops } from '../offers/list-chain-categories.ts'
import { byHowKnown } from '../offers/list-known-chains.ts'
import { listChainWeeks, listNextWeeks, listPagedChains } from './list-chain-weeks.ts'
import { listPartners } from './list-partners.ts'
import { listUpcomingOffers } from './list-upcoming-offers.ts'
import { findStrongestOffers } from './strongest-offers.ts'

const soonShown = 12
const strongestShown = 3

type OfKind = { category: string | null; cover: LeafletCover }

/** Groceries first, then the kinds with the most offers; the only chains of their kind stand together at the end. */
function groupByKind(covers: OfKind[]): PartnersPageData['leaflets'] {
  const kinds = new Map<string | null, LeafletCover[]>()
  for (const { category, cover } of covers) {
    const isAlone = covers.filter((other) => other.category === category).length === 1
    const kind = isAlone ? null : category
    kinds.set(kind, [...(kinds.get(kind) ?? []), cover])
  }
  const rank = (category: string | null) => {
    if (category === null) return Number.POSITIVE_INFINITY
    const place = groceryShops.indexOf(category.toLowerCase())
    return place < 0 ? groceryShops.length : place
  }
  const offersOf = (group: LeafletCover[]) => group.reduce((sum, { offers }) => sum + offers, 0)
  return [...kinds]
    .map(([category, group]) => ({ category, covers: group }))
    .sort((a, b) => rank(a.category) - rank(b.category) || offersOf(b.covers) - offersOf(a.covers))
}

/** What the page of leaflets and partners shows on a day. */
export async function getPartnersPage(
  database: Queryable,
  asked: { country: Country; today: Day },
): Promise<PartnersPageData> {
  const { country, today } = asked
  const chains = await listPagedChains(database, country)
  const weeks = await listChainWeeks(database, asked)
  const next = await listNextWeeks(database, asked)
  const chainIds = chains.map(({ id }) => id)
  const strongest = await findStrongestOffers(database, { ...asked, chainIds, count: strongestShown })
  const known = byHowKnown(
    chains.map((chain) => ({ ...chain, offers: weeks.get(chain.id)?.offers ?? 0 })),
    country,
  )
  const covers = known.flatMap(({ id, name, slug, category }) => {
    const week = weeks.get(id)
    const shown = { next: next.get(id) ?? null, strongest: strongest.get(id) ?? [] }
    return week ? [{ category, cover: { id, name, slug, ...week, ...shown } }] : []
  })
  return {
    today,
    totalOffers: covers.reduce((total, { cover: { offers } }) => total + offers, 0),
    mine: [],
    leaflets: groupByKind(covers),
    soon: await listUpcomingOffers(database, { ...asked, chainIds, count: soonShown }),
    partners: await listPartners(database, asked),
  }
}

/** The page for a shopper with chains: their leaflets come first, and once (§4 My chains). */
export function withMineFirst(page: PartnersPageData, mine: readonly number[]): PartnersPageData {
  if (mine.length === 0) return page
  const isMine = ({ id }: LeafletCover) => mine.includes(id)
  const leaflets = page.leaflets.map(({ category, covers }) => ({
    category,
    covers: covers.filter((cover) => !isMine(cover)),
  }))
  return {
    ...page,
    mine: page.leaflets.flatMap(({ covers }) => covers).filter(isMine),
    leaflets: leaflets.filter(({ covers }) => covers.length > 0),
    soon: mineFirst(page.soon, ({ chain }) => chain.id, mine),
  }
}
