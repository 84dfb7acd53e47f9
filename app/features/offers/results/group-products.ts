import type { ProductCard, ResultsPageData } from '#app/domain/search/pages.ts'
import type { ResultsSearch } from '#app/domain/search/results-search.ts'

/**
 * Products of a results page that stand together; `all` if they are in the order of relevance. `unit` is the unit that their
 * prices are compared by, null if they have no unit price; absent if all products are compared.
 */
export type ProductGroup = {
  kind: 'all' | 'ordered' | 'sponsored'
  unit?: string | null
  products: ProductCard[]
}

const unitOf = ({ unitPrice, quantityType }: ProductCard) => (unitPrice === null ? null : quantityType)

/** Products in the order of unit prices, by their units: a price for a kilo says nothing beside one for a piece. */
function groupByUnit(products: ProductCard[]): ProductGroup[] {
  const groups = [...Map.groupBy(products, unitOf)]
  return groups.map(([unit, alike]) => ({
    kind: 'ordered',
    ...(groups.length > 1 && { unit }),
    products: alike,
  }))
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
  const groups: ProductGroup[] = [
    ...(sort === 'unit-price' ? groupByUnit(products) : [{ kind: 'ordered' as const, products }]),
    { kind: 'sponsored', products: sponsored },
  ]
  return groups.filter((group) => group.products.length > 0)
}

/** The number of products shown. Sponsored offers among them are none: their products are counted where they stand. */
export const countShown = (products: readonly ProductCard[]): number =>
  products.filter(({ isHighlighted }) => !isHighlighted).length
