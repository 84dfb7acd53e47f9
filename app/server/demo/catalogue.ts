import type { Country } from '#app/domain/locale/locales.ts'
import type { Tint } from '#app/domain/offers/offer-summary.ts'
import type { Size } from '#app/domain/offers/sizes.ts'
import type { Pictured } from '../../../demo/pictures/pictures.ts'

/** A chain of the demo catalogue. Its week of offers begins on `weekday`, 1 (Monday) to 7. */
export type DemoChain = {
  name: string
  /** The folded name, which is part of its offers' ids. */
  key: string
  seed: number
  category: string
  website: string
  weekday: number
  groups: ReadonlySet<string>
  priceLevel: number
  background: string
  foreground: string
}

/** A product in one size. `price` is its usual shelf price in minor units. */
export type DemoProduct = {
  brand: string | null
  parent: string | null
  name: string
  size: Size | null
  /** The size in the country's words, also one that cannot be compared (`10 ark`); empty if none is given. */
  sizeText: string
  /** The folded brand, name and size, which are part of its offers' ids. */
  key: string
  seed: number
  kind: string
  group: string
  shelf: string
  groupName: string
  tint: Tint
  picture: Pictured
  imageUrl: string
  price: number
  /** The only chains that sell it, or null if every chain with its group does. */
  onlyAt: readonly string[] | null
}

/** A product that a partner pays to show. `words` are its search words, as written. */
export type DemoCustomProduct = {
  partner: string
  website: string
  title: string
  subText: string
  priceText: string
  priceDetails: string
  kind: string
  picture: Pictured
  imageUrl: string
  words: string
  /** The `key` of the product that shops sell as the same; null if none does. */
  product: string | null
}

/** The content of all tables of one country. */
export type Catalogue = {
  country: Country
  chains: DemoChain[]
  products: DemoProduct[]
  customProducts: DemoCustomProduct[]
}
