import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#app/server/db/database.ts'
import { boolean, number, statement, text } from '#app/server/db/statement.ts'
import { topUpDemo } from '#app/server/demo/top-up-demo.ts'
import { formatNamed } from '#app/server/import/formats/formats.ts'
import { readRows } from '#app/server/import/formats/read-rows.ts'
import { importOffers } from '#app/server/import/import-offers.ts'
import { fewestPrices, mostTimes } from '#app/server/import/store/odd-prices/odd-price.ts'
import { comparedPrice } from '#app/server/offers/compared-price.ts'
import { onEmptyDatabase, week } from './imported-feed.ts'
import { loadSamples } from './search/load-catalogue.ts'

/** The bounds between which prices are counted, as shares of the usual price. */
const bounds = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1.33, 2, 3, 4, 5, 7, 10]

const shown = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 })

/** A line that says how many shares lie below each bound, with the least and the greatest. */
function distribution(name: string, shares: readonly number[]): string {
  const sorted = [...shares].sort((a, b) => a - b)
  const counts = [0, ...bounds].map((from, at) => {
    const to = bounds[at] ?? Number.POSITIVE_INFINITY
    const count = sorted.filter((share) => share >= from && share < to).length
    return count > 0 ? `${from}–${Number.isFinite(to) ? to : ''}: ${count}` : ''
  })
  if (shares.length === 0) return `${name}: none`
  const [least = Number.NaN, greatest = Number.NaN] = [sorted[0], sorted.at(-1)]
  return `${name}: ${sorted.length} prices, ${shown.format(least)} to ${shown.format(greatest)} (${counts.filter(Boolean).join(', ')})`
}

const stated = statement(
  { share: number() },
  'select price::float8 / regular_price as share from offers where regular_price > 0',
)

/** Each price as a share of the median of the variant's other prices, those that began no later. */
const compared = statement(
  { share: number(), price: number(), usual: number(), others: number(), isAlike: boolean(), name: text() },
  `
select price / usual as share, price, usual, others, is_alike as "isAlike", name from (
  select n.name, v.quantity is not null or v.quantity_type is not null as is_alike,
    (${comparedPrice})::float8 as price, h.*
  from offers o join product_variants v on v.id = o.variant_id
  join products p on p.id = o.product_id join product_names n on n.id = p.product_name_id
  cross join lateral (
    select percentile_cont(0.5) within group (order by price) as usual, count(price)::int as others from (
      select ${comparedPrice} as price from (
        select * from offers where variant_id = o.variant_id and id <> o.id and start_date <= o.start_date) o) other) h
) a
where price is not null and others > 0 order by share`,
)

/** What slips of the point make of a price. */
const slips = {
  'as they are': 1,
  'a tenth': 0.1,
  'a hundredth': 0.01,
  'ten times': 10,
  'a hundred times': 100,
}

/** The table of a database: how prices are spread, and how many would be kept back as they are and after a slip. */
async function measure(database: Database, of: string): Promise<string[]> {
  const rows = await database.query(compared, [])
  return [true, false].flatMap((isAlike) =>
    [1, fewestPrices].map((fewest) => {
      const most = mostTimes[isAlike ? 'alike' : 'unlike']
      const shares = rows
        .filter((row) => row.isAlike === isAlike && row.others >= fewest)
        .map(({ share }) => share)
      const keptBack = Object.entries(slips).map(([slip, times]) => {
        const odd = shares.filter((share) => Math.max(share * times, 1 / (share * times)) > most)
        return `${slip} ${odd.length}`
      })
      const name = `${of}, ${isAlike ? 'known' : 'unknown'} size, price / median of ${fewest} and more`
      return `${distribution(name, shares)}; kept back: ${keptBack.join(', ')}`
    }),
  )
}

/** The real feeds that state a usual price beside that of a campaign. */
const campaigns = [
  {
    ...{ file: 'matpriser-se/products.csv', format: 'csv' as const },
    defaults: {
      ...{ country: 'se' as const, source: 'matpriser', ...week },
      columns: {
        id: 'id',
        name: 'name',
        chain: 'store',
        price: 'promotionPrice',
        regularPrice: 'pricePerItem',
      },
    },
  },
  ...['list-offer.json', 'catalog-12d6qxy-offers.json'].map((name) => ({
    ...{ file: `tjek-dk/${name}`, format: 'tjek' as const, defaults: {} },
  })),
]

/** How far prices lie from what is usual, in the real feeds of a folder and in the demo. */
export async function measurePrices(folder: string): Promise<string[]> {
  const lines: string[] = []
  for (const { file, format, defaults } of campaigns) {
    const path = join(folder, file)
    if (!existsSync(path)) {
      lines.push(`${file}: skipped, because it is not there`)
      continue
    }
    lines.push(
      await onEmptyDatabase(async (database) => {
        await importOffers(database, readRows(createReadStream(path), formatNamed(format), defaults))
        const rows = await database.query(stated, [])
        return distribution(
          `${file}, price / stated usual price`,
          rows.map(({ share }) => share),
        )
      }),
    )
  }
  await onEmptyDatabase(async (database) => {
    await loadSamples(database, ['dk', 'no', 'se', 'fi'], folder)
    lines.push(...(await measure(database, 'real feeds')))
  })
  await onEmptyDatabase(async (database) => {
    await topUpDemo(database, new Date('2026-11-21T12:00:00Z'))
    lines.push(...(await measure(database, 'demo')))
  })
  return lines
}
