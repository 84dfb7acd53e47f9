import { useLingui } from '@lingui/react/macro'
import type { FilterName } from '#app/domain/search/filters/filters.ts'
import type { SortOrder } from '#app/domain/search/filters/orders.ts'

/** What a filter is called, and how many of its choices are shown before the group is expanded. */
type FilterWords = { title: string; shownAtOnce: number }

/** The words of the filters. */
export function useFilterWords(): Record<FilterName, FilterWords> {
  const { t } = useLingui()
  return {
    chain: { title: t`Kæde`, shownAtOnce: 8 },
    category: { title: t`Kategori`, shownAtOnce: 5 },
    brand: { title: t`Mærke`, shownAtOnce: 5 },
    size: { title: t`Størrelse`, shownAtOnce: 5 },
  }
}

/** The words of the orders. */
export function useOrderWords(): Record<SortOrder, string> {
  const { t } = useLingui()
  return {
    relevance: t`Mest relevante`,
    price: t`Laveste pris`,
    'unit-price': t`Enhedspris`,
    'end-date': t`Slutter først`,
    chain: t`Kæde`,
  }
}
