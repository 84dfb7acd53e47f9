import type { HousePlacement } from '#app/domain/ads/ads.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { FilterValue } from '#app/domain/search/filters/filters.ts'

/** The keys of the server's data in the tab's cache. */
export const keys = {
  chains: (country: Country) => ['chains', country],
  danishPostalCodes: ['danish postal codes'],
  /** `priceAgent()` is the key of everything about the user's price agent; each part begins with it. */
  priceAgent: (...part: ['page'] | ['history', variantId: number] | []) => ['price agent', ...part],
  productShops: (country: Country, variantId: number, chains: readonly FilterValue[]) => [
    ...['product shops', country, variantId],
    ...chains,
  ],
  houseAds: (country: Country, placement: HousePlacement) => ['house ads', country, placement],
  invitation: (sharingCode: string) => ['invitation', sharingCode],
  retiredLists: (country: Country) => ['retired lists', country],
  retiredList: (uuid: string) => ['retired list', uuid],
  cheapestRecipes: (country: Country, today: Day, chainIds: readonly number[]) => [
    ...['cheapest recipes', country, today],
    ...chainIds,
  ],
  sessions: ['sessions'],
  factors: ['second factors'],
} as const
