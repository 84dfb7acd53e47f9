import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { QuantityType } from '#app/domain/offers/sizes.ts'
import type { Queryable } from '../../db/database.ts'
import { findLowestOf } from '../../search/find-offers.ts'
import { readLiveOffers } from '../read-offers.ts'
import type { OfferRow } from '../select-offers.ts'

/** The everyday goods that every shopper compares, each by what they search for and its unit. */
const staples: Record<Country, [term: string, quantityType: QuantityType][]> = {
  dk: [
    ['letmælk', 'l'],
    ['smør', 'kg'],
    ['kaffe', 'kg'],
    ['æg', 'stk'],
  ],
  no: [
    ['lettmelk', 'l'],
    ['smør', 'kg'],
    ['kaffe', 'kg'],
    ['egg', 'stk'],
  ],
  se: [
    ['mellanmjölk', 'l'],
    ['smör', 'kg'],
    ['kaffe', 'kg'],
    ['ägg', 'stk'],
  ],
  fi: [
    ['maito', 'l'],
    ['voi', 'kg'],
    ['kahvi', 'kg'],
    ['kananmunat', 'stk'],
  ],
}

/** `isCheapest`: its unit price is exact, there are others, and they all cost more. */
type Staple = { row: OfferRow; isCheapest: boolean }

/**
 * For each everyday good today's offer with the lowest unit price, if there is one: the one that a search for the good names
 * too. It is marked as the cheapest if its unit price is exact, there are others to compare it with, and they all cost
 * more.
 */
export async function listStaples(
  database: Queryable,
  { country, today }: { country: Country; today: Day },
): Promise<Staple[]> {
  const found = new Map<number, boolean>()
  for (const [term, unit] of staples[country]) {
    const lowest = await findLowestOf(database, { country, today, term })
    if (lowest?.quantityType === unit) found.set(lowest.id, lowest.id === lowest.aloneId)
  }
  const rows = await readLiveOffers(database, [...found.keys()], today)
  return rows.map((row) => ({ row, isCheapest: found.get(row.id) ?? false }))
}
