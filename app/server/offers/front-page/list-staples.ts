import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { QuantityType } from '#app/domain/offers/sizes.ts'
import { fold } from '#app/domain/search/folding.ts'
import type { Queryable } from '../../db/database.ts'
import { boolean, number, statement } from '../../db/statement.ts'
import { readLiveOffers } from '../read-offers.ts'
import type { OfferRow } from '../select-offers.ts'

/** The everyday goods that every shopper compares, by words of their names and their unit. */
const staples: Record<Country, [words: string, quantityType: QuantityType][]> = {
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
    ['bryggkaffe', 'kg'],
    ['ägg', 'stk'],
  ],
  fi: [
    ['maito', 'l'],
    ['voi', 'kg'],
    ['suodatinkahvi kahvi', 'kg'],
    ['munat kananmunat', 'stk'],
  ],
}

const cheapestStaple = (country: Country) =>
  statement(
    { id: number(), isCheapest: boolean() },
    `
select o.id, o.unit_price_bound is null
  and coalesce(o.unit_price < lead(o.unit_price) over (order by o.unit_price, o.id), false) as "isCheapest"
from search_documents d
join offers o on o.product_id = d.product_id
join product_variants v on v.id = o.variant_id
where d.country = '${country}' and d.is_live and d.tsv @@ $2::tsquery
  and o.start_date <= $1 and o.end_date >= $1 and v.quantity_type = $3 and o.unit_price is not null
order by o.unit_price, o.id limit 1`,
  )

/** `isCheapest`: its unit price is exact, there are others, and they all cost more. */
type Staple = { row: OfferRow; isCheapest: boolean }

/**
 * For each everyday good today's offer with the lowest unit price, if there is one. It is marked as the cheapest if
 * its unit price is exact, there are others to compare it with, and they all cost more.
 */
export async function listStaples(
  database: Queryable,
  { country, today }: { country: Country; today: Day },
): Promise<Staple[]> {
  const found = new Map<number, boolean>()
  for (const [words, quantityType] of staples[country]) {
    const query = words
      .split(' ')
      .map((word) => `'${fold(word)}':A`)
      .join(' | ')
    const cheapest = await database.query(cheapestStaple(country), [...[today, query, quantityType]])
    for (const { id, isCheapest } of cheapest) found.set(id, isCheapest)
  }
  const rows = await readLiveOffers(database, [...found.keys()], today)
  return rows.map((row) => ({ row, isCheapest: found.get(row.id) ?? false }))
}
