import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Country } from '#app/domain/locale/locales.ts'
import { readSize } from '#app/domain/offers/read-size.ts'
import { formatSize } from '#app/domain/offers/sizes.ts'
import { foldForKey } from '#app/domain/search/folding.ts'
import type { Database } from '#app/server/db/database.ts'
import { type Figure, imported, onEmptyDatabase, type Read } from './imported-feed.ts'
import { lidlLeaflet, swedishShops } from './real-feeds.ts'

const fixtures = 'tests/fixtures/feeds'
const currencies = { dk: 'DKK', no: 'NOK', se: 'SEK', fi: 'EUR' }

type Labelled = {
  country: Country
  chain: string
  heading: string
  description: string
  price: number
  pieces?: number
  size?: number
  unit?: string
  good: string
  brand: string | null
  units: number
  pack: string | null
  unitPrice?: string
}

function packOf({ quantity, type, pieces }: Read): string | null {
  return quantity === null || type === null
    ? null
    : plain(formatSize({ quantity, quantityType: type, pieces }))
}
const plain = (text: string) => text.replace(/\u00a0/g, ' ').replace('stk.', 'stk')

function statedAmount(text: string): number {
  return Math.round(Number(text.split(' ')[0]?.replace(',', '.')) * 100)
}

const tjekRow = (row: Labelled, at: number) => ({
  id: String(at),
  heading: row.heading,
  description: row.description,
  pricing: { price: row.price, pre_price: null, currency: currencies[row.country] },
  quantity: {
    unit: row.unit ? { symbol: row.unit } : null,
    size: { from: row.size ?? 1, to: row.size ?? 1 },
    pieces: { from: row.pieces ?? 1, to: row.pieces ?? 1 },
  },
  branding: { name: row.chain },
  run_from: '2026-11-16T00:00:00+0100',
  run_till: '2026-11-22T23:59:59+0100',
})

/** The pairs of rows at different chains of one country, by what `told` says of both. */
function pairs<Row extends { country: string; chain: string }>(rows: Row[]): [Row, Row][] {
  return rows.flatMap((row, at) =>
    rows
      .slice(at + 1)
      .filter((other) => other.country === row.country && other.chain !== row.chain)
      .map((other): [Row, Row] => [row, other]),
  )
}

async function labelledLeaflets(database: Database): Promise<Figure[]> {
  const labels = readFileSync(join(fixtures, 'leaflets.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled)
  const bytes = Buffer.from(JSON.stringify(labels.map(tjekRow)))
  const offers = new Map(
    (await imported(database, [bytes] as unknown as AsyncIterable<Uint8Array>, 'tjek')).map((read) => [
      read.id,
      read,
    ]),
  )
  const rows = labels.flatMap((label, at) => {
    const read = offers.get(String(at))
    return read ? [{ ...label, read }] : []
  })
  const count = (of: typeof rows, is: (row: (typeof rows)[number]) => boolean) => of.filter(is).length
  const several = rows.filter(({ units }) => units > 1)
  const stated = rows.filter(({ unitPrice }) => unitPrice)
  const named = rows.filter(({ brand }) => brand !== null)
  const nameless = rows.filter(({ brand }) => brand === null)
  const across = pairs(rows)
  const merged = across.filter(([a, b]) => a.read.variant === b.read.variant)
  const same = across.filter(([a, b]) => a.good === b.good)
  const isStated = ({ read, unitPrice = '' }: (typeof rows)[number]) =>
    read.unitPrice === statedAmount(unitPrice)
  const isBrand = ({ read, brand }: (typeof rows)[number]) =>
    brand !== null && read.brand !== null && foldForKey(read.brand) === foldForKey(brand)
  if (process.env.QUALITY_EXPLAIN) {
    for (const row of rows) {
      const wrong = [
        row.read.units !== row.units && `units ${row.read.units}`,
        packOf(row.read) !== row.pack && `pack ${packOf(row.read)}`,
        row.unitPrice && !isStated(row) && `unit price ${row.read.unitPrice}`,
        (row.brand === null ? row.read.brand !== null : !isBrand(row)) && `brand ${row.read.brand}`,
      ].filter(Boolean)
      if (wrong.length > 0)
        console.log(row.chain, '|', row.heading, '|', row.description, '|', wrong.join('; '))
    }
    for (const [a, b] of merged) if (a.good !== b.good) console.log('merged', a.good, b.good)
    for (const [a, b] of same)
      if (a.read.variant !== b.read.variant) console.log('apart', a.heading, b.heading)
  }
  return [
    [
      'labelled: price for several shown as for one',
      count(several, ({ read, units }) => read.units !== units),
      several.length,
    ],
    [
      'labelled: one pack shown as several',
      count(rows, ({ read, units }) => units === 1 && read.units > 1),
      rows.length - several.length,
    ],
    ['labelled: pack read right', count(rows, ({ read, pack }) => packOf(read) === pack), rows.length],
    ['labelled: stated unit price shown', count(stated, isStated), stated.length],
    [
      'labelled: stated unit price contradicted',
      count(stated, (row) => row.read.unitPrice !== null && !isStated(row)),
      stated.length,
    ],
    ['labelled: brand found', count(named, isBrand), named.length],
    ['labelled: brand invented', count(nameless, ({ read }) => read.brand !== null), nameless.length],
    [
      'labelled: different goods in one variant',
      merged.filter(([a, b]) => a.good !== b.good).length,
      merged.length,
    ],
    [
      'labelled: same good in one variant',
      same.filter(([a, b]) => a.read.variant === b.read.variant).length,
      same.length,
    ],
  ]
}

function packs(): Figure[] {
  const lines = readFileSync(join(fixtures, 'packs.txt'), 'utf8').trim().split('\n')
  const right = lines.filter((line) => {
    const [text = '', expected] = line.split('\t')
    const size = readSize(text)
    const read = size ? plain(formatSize(size, 'fi')) : '-'
    if (process.env.QUALITY_EXPLAIN && read !== expected) console.log('pack', text, read)
    return read === expected
  })
  return [['labelled: Finnish packs read', right.length, lines.length]]
}

/**
 * Measures how rightly feeds are read: our labelled leaflets, and real feeds in a folder, which are left out if they
 * are not there. `QUALITY_EXPLAIN=1` prints the rows that are wrong.
 * @returns the figures as lines of text.
 */
export async function measureFeeds(folder: string): Promise<string[]> {
  const figures = [...packs(), ...(await onEmptyDatabase(labelledLeaflets))]
  const lidl = join(folder, 'tjek-dk/list-offer.json')
  if (existsSync(lidl)) figures.push(...(await onEmptyDatabase((database) => lidlLeaflet(database, lidl))))
  const shops = join(folder, 'matpriser-se/products.csv')
  if (existsSync(shops)) {
    for (const isPriced of [false, true]) {
      figures.push(...(await onEmptyDatabase((database) => swedishShops(database, shops, isPriced))))
    }
  }
  return figures.map(([name, part, whole]) => {
    const share = whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`
    return `${name.padEnd(72)} ${`${part} of ${whole}`.padStart(14)} ${share.padStart(8)}`
  })
}
