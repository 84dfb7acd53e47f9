import { normaliseGtin } from '#app/domain/scan/barcode.ts'
import type { Database } from '#app/server/db/database.ts'
import { codeNotOnOffer, codeOnOffer } from './numbered-products.ts'

/** Gives two Danish products of the demo, whose offers have none, trade numbers: there is something to scan. */
export async function numberProducts(database: Database): Promise<void> {
  const number = (code: string, variant: string) =>
    database.query(
      `insert into variant_gtins (country, gtin, variant_id)
      select 'dk', $1, variant_id from offers o where country = 'dk' group by variant_id order by ${variant} limit 1`,
      [normaliseGtin(code)],
    )
  const live = 'count(distinct chain_id) filter (where current_date between start_date and end_date)'
  await number(codeOnOffer, `${live} desc, variant_id`)
  await number(codeNotOnOffer, `${live}, count(*) desc, variant_id`)
}
