import type { Country } from '../locale/locales.ts'
import { hardSpace } from '../locale/numbers.ts'
import { formatMoney } from './money.ts'
import { readAmount } from './read-amount.ts'

/**
 * What a retailer says of a unit price that is not exact, because the offer is of several sorts or sizes: none costs
 * more (`most`), none less (`least`), or it is nearly so (`about`).
 */
export const unitPriceBounds = ['most', 'least', 'about'] as const
export type UnitPriceBound = (typeof unitPriceBounds)[number]

const words: Record<Country, Record<UnitPriceBound, string>> = {
  dk: { most: 'maks.', least: 'fra', about: 'ca.' },
  no: { most: 'maks.', least: 'fra', about: 'ca.' },
  se: { most: 'max', least: 'från', about: 'ca' },
  fi: { most: 'enint.', least: 'alk.', about: 'n.' },
}
const bounds = new Map(
  Object.values(words).flatMap((named) => unitPriceBounds.map((bound) => [named[bound], bound] as const)),
)

/** A unit price with its bound. Exact if there is none. */
export type BoundPrice = { unitPrice: number | null; unitPriceBound?: UnitPriceBound | undefined }

/** Writes a price with the word for its bound: `maks. 40,00 kr.`; the price alone if it is exact. */
export function withBound(price: string, bound: UnitPriceBound | undefined, country: Country): string {
  return bound ? `${words[country][bound]}${hardSpace}${price}` : price
}

/** A unit price as the HTTP contract formats it: `39,95 kr.`, `maks. 40,00 kr.`; null if it is unknown. */
export function formatUnitPrice({ unitPrice, unitPriceBound }: BoundPrice, country: Country): string | null {
  return unitPrice === null ? null : withBound(formatMoney(unitPrice, country), unitPriceBound, country)
}

/** Reads back what `formatUnitPrice` writes. */
export function readUnitPrice(formatted: string | null): BoundPrice {
  if (formatted === null) return { unitPrice: null }
  const unitPriceBound = bounds.get(formatted.split(hardSpace)[0] ?? '')
  return { unitPrice: readAmount(formatted), ...(unitPriceBound && { unitPriceBound }) }
}
