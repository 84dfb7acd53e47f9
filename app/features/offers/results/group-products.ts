import type { SortOrder } from '#app/domain/search/filters/orders.ts'
import type { ProductCard, ResultsPageData } from '#app/domain/search/pages.ts'
import type { ResultsSearch } from '#app/domain/search/results-search.ts'

/**
 * Products of a results page that stand together; `all` if they are in the order of relevance. `unit` is the unit that their
 * prices are compared by, null if they have no unit price; absent if all products are compared. `chain` is the one that asks least
 * for them, if they are ordered by that.
 */
export type ProductGroup = {
  kind: 'all' | 'ordered' | 'sponsored'
  unit?: string | null
  chain?: string
  products: ProductCard[]
}

const unitOf = ({ unitPrice, quantityType }: ProductCard) => (unitPrice === null ? null : quantityType)

/** Products in the order of unit prices, by their units: a price for a kilo says nothing beside one for a piece. */
function groupByUnit(products: ProductCard[]): ProductGroup[] {
  const groups = [...Map.groupBy(products, unitOf)]
  return groups.map(([unit, some]) => ({
    kind: 'ordered',
    ...(groups.length > 1 && { unit }),
    products: some,
  }))
}

/** Products in the order of chains, by these. */
function groupByChain(products: ProductCard[]): ProductGroup[] {
  const groups = Map.groupBy(products, ({ chain }) => chain.name)
  return [...groups].map(([chain, some]) => ({ kind: 'ordered', chain, products: some }))
}

const alike = (products: ProductCard[]): ProductGroup[] => [{ kind: 'ordered', products }]

/** The orders that a shopper can choose, with the groups that their products stand in. */
const groupsOf: Record<Exclude<SortOrder, 'relevance'>, (products: ProductCard[]) => ProductGroup[]> = {
  price: alike,
  'unit-price': groupByUnit,
  'end-date': alike,
  chain: groupByChain,
}

/**
 * The products of a results page in groups. If the shopper chose the order, sponsored offers take no part in it and stand after
 * the others (§2.1).
 */
export function groupProducts(
  { products, sponsored }: Pick<ResultsPageData, 'products' | 'sponsored'>,
  { sort }: ResultsSearch,
): ProductGroup[] {
  if (!sort || sort === 'relevance') return [{ kind: 'all', products }]
  const groups: ProductGroup[] = [...groupsOf[sort](products), { kind: 'sponsored', products: sponsored }]
  return groups.filter((group) => group.products.length > 0)
}

/** The number of products shown. Sponsored offers among them are none: their products are counted where they stand. */
export const countShown = (products: readonly ProductCard[]): number =>
  products.filter(({ isHighlighted }) => !isHighlighted).length
