import type { Day } from '#app/domain/dates.ts'
import { fold } from '#app/domain/folding.ts'
import type { Country } from '#app/domain/locales.ts'
import type { QuantityType } from '#app/domain/sizes.ts'
import type { Queryable } from '../db/database.ts'
import type { OfferRow } from './offer-row.ts'
import { readLiveOffers } from './read-offers.ts'

/** The everyday goods that every shopper compares, by a word of their name and what they are sold by. */
const staples: Record<Country, [word: string, quantityType: QuantityType][]> = {
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
    ['kahvi', 'kg'],
    ['kananmunat', 'stk'],
  ],
}

const stapleSql = (country: Country) => `
select o.id
from search_documents d
join offers o on o.product_id = d.product_id
join product_variants v on v.id = o.variant_id
where d.country = '${country}' and d.is_live and d.tsv @@ $2::tsquery
  and o.start_date <= $1 and o.end_date >= $1 and v.quantity_type = $3 and o.unit_price is not null
order by o.unit_price, o.id limit 1`

/** For each everyday good the offer of today with the lowest price of a full unit, where there is one. */
export async function listStaples(
  database: Queryable,
  { country, today }: { country: Country; today: Day },
): Promise<OfferRow[]> {
  const cheapest: number[] = []
  for (const [word, quantityType] of staples[country]) {
    const query = `'${fold(word)}':A`
    const found = await database.query<{ id: number }>(stapleSql(country), [today, query, quantityType])
    cheapest.push(...found.map(({ id }) => id))
  }
  return readLiveOffers(database, [...new Set(cheapest)], today)
}
