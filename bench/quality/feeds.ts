import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Country } from '#app/domain/locale/locales.ts'
import { formatSize } from '#app/domain/offers/sizes.ts'
import { foldForKey } from '#app/domain/search/folding.ts'
import type { Database } from '#app/server/db/database.ts'
import { readSize } from '#app/server/sizes/read-size.ts'
import { type Figure, imported, onEmptyDatabase, type Read } from './imported-feed.ts'
import { joinedNames, joinedWithoutNumbers } from './joined-names.ts'
import { lidlLeaflet, swedish, swedishShops } from './real-feeds.ts'

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
  sizeTo?: number
  unit?: string
  good: string
  brand: string | null
  units: number
  pack: string | null
  /** The amount with its unit, after the word for its bound if it is not exact: `maks 40,00 kg`. */
  unitPrice?: string
}

function packOf({ quantity, type, pieces }: Read): string | null {
  return quantity === null || type === null
    ? null
    : plain(formatSize({ quantity, quantityType: type, pieces }))
}
const plain = (text: string) => text.replace(/\u00a0/g, ' ').replace('stk.', 'stk')

const heldOut = 'held out'
const showsMisses = (name: string) => process.argv.includes('--misses') && name !== heldOut
const linesOf = (file: string) => readFileSync(join(fixtures, file), 'utf8').trim().split('\n')

const bounds: Record<string, string> = { maks: 'most', fra: 'least', ca: 'about' }

function isStated({ unitPrice, unitPriceBound }: Read, text: string): boolean {
  const [word = '', amount = word] = text.split(' ').slice(0, -1)
  const bound = bounds[word] ?? null
  return unitPrice === Math.round(Number(amount.replace(',', '.')) * 100) && unitPriceBound === bound
}

/** The labels of a table: a row a line, its cells separated by tabs. */
function leafletsOf(file: string): Labelled[] {
  return linesOf(file).map((line, at): Labelled => {
    const [country = '', chain = '', heading = '', description = '', price, pieces, size = '', ...labels] =
      line.split('\t')
    const [brand = '-', units, pack = '-', unitPrice = ''] = labels
    const [from = '', unit = ''] = size.split(' ')
    return {
      ...{
        country: country as Country,
        chain,
        heading,
        description,
        price: Number(price),
        pieces: Number(pieces),
      },
      ...(unit && { unit, size: Number(from.split('-')[0]), sizeTo: Number(from.split('-').at(-1)) }),
      ...{ good: `${file}-${at}`, brand: brand === '-' ? null : brand, units: Number(units) },
      ...{ pack: pack === '-' ? null : pack, ...(unitPrice && { unitPrice }) },
    }
  })
}

const tjekRow = (row: Labelled, at: number) => ({
  id: String(at),
  heading: row.heading,
  description: row.description,
  pricing: { price: row.price, pre_price: null, currency: currencies[row.country] },
  quantity: {
    unit: row.unit ? { symbol: row.unit } : null,
    size: { from: row.size ?? 1, to: row.sizeTo ?? row.size ?? 1 },
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

function firstLabels(): Labelled[] {
  return linesOf('leaflets.jsonl').map((line) => JSON.parse(line) as Labelled)
}

async function labelledLeaflets(database: Database, name: string, labels: Labelled[]): Promise<Figure[]> {
  const bytes = Buffer.from(JSON.stringify(labels.map(tjekRow)))
  const offers = new Map(
    (await imported(database, Readable.from([bytes]), 'tjek')).map((read) => [read.id, read]),
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
  const isShown = ({ read, unitPrice = '' }: (typeof rows)[number]) => isStated(read, unitPrice)
  const isBrand = ({ read, brand }: (typeof rows)[number]) =>
    brand !== null && read.brand !== null && foldForKey(read.brand) === foldForKey(brand)
  if (showsMisses(name)) {
    for (const row of rows) {
      const wrong = [
        row.read.units !== row.units && `units ${row.read.units}`,
        packOf(row.read) !== row.pack && `pack ${packOf(row.read)}`,
        row.unitPrice && !isShown(row) && `unit price ${row.read.unitPriceBound ?? ''} ${row.read.unitPrice}`,
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
      `${name}: price for several shown as for one`,
      count(several, ({ read, units }) => read.units !== units),
      several.length,
    ],
    [
      `${name}: one pack shown as several`,
      count(rows, ({ read, units }) => units === 1 && read.units > 1),
      rows.length - several.length,
    ],
    [`${name}: pack read right`, count(rows, ({ read, pack }) => packOf(read) === pack), rows.length],
    [`${name}: stated unit price shown`, count(stated, isShown), stated.length],
    [
      `${name}: stated unit price contradicted`,
      count(stated, (row) => row.read.unitPrice !== null && !isShown(row)),
      stated.length,
    ],
    [`${name}: brand found`, count(named, isBrand), named.length],
    [`${name}: brand invented`, count(nameless, ({ read }) => read.brand !== null), nameless.length],
    [
      `${name}: different goods in one variant`,
      merged.filter(([a, b]) => a.good !== b.good).length,
      merged.length,
    ],
    [
      `${name}: same good in one variant`,
      same.filter(([a, b]) => a.read.variant === b.read.variant).length,
      same.length,
    ],
  ]
}

function packs(name: string, lines: string[]): Figure[] {
  const right = lines.filter((line) => {
    const [text = '', expected] = line.split('\t')
    const size = readSize(text)
    const read = size ? plain(formatSize(size, 'fi')) : '-'
    if (showsMisses(name) && read !== expected) console.log('pack', text, read)
    return read === expected
  })
  return [[`${name}: Finnish packs read`, right.length, lines.length]]
}

/**
 * Measures how rightly feeds are read: our labelled leaflets, and real feeds in a folder, which are left out if they
 * are not there. `--misses` prints the rows that are wrong, but of the held-out labels.
 * @returns the figures as lines of text.
 */
export async function measureFeeds(folder: string): Promise<string[]> {
  const figures: Figure[] = []
  const tables: [string, string[], Labelled[]][] = [['labelled', linesOf('packs.txt'), firstLabels()]]
  for (const [at, name] of ['labelled since', heldOut].entries()) {
    const half = <Row>(rows: Row[]) => rows.filter((_, row) => row % 2 === at)
    tables.push([name, half(linesOf('more-packs.txt')), half(leafletsOf('more-leaflets.tsv'))])
  }
  for (const [name, lines, labels] of tables) {
    figures.push(...packs(name, lines))
    figures.push(...(await onEmptyDatabase((database) => labelledLeaflets(database, name, labels))))
  }
  const pairs = linesOf('names.tsv')
  for (const [at, name] of ['labelled', heldOut].entries()) {
    figures.push(
      ...joinedNames(
        name,
        pairs.filter((_, row) => row % 2 === at),
        showsMisses(name),
      ),
    )
  }
  const lidl = join(folder, 'tjek-dk/list-offer.json')
  if (existsSync(lidl)) figures.push(...(await onEmptyDatabase((database) => lidlLeaflet(database, lidl))))
  const shops = join(folder, 'matpriser-se/products.csv')
  if (existsSync(shops)) {
    for (const isPriced of [false, true]) {
      figures.push(...(await onEmptyDatabase((database) => swedishShops(database, shops, isPriced))))
    }
    figures.push(...(await joinedWithoutNumbers(shops, swedish, ['Coop', 'Willys'])))
  }
  return figures.map(([name, part, whole]) => {
    const share = whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`
    return `${name.padEnd(72)} ${`${part} of ${whole}`.padStart(14)} ${share.padStart(8)}`
  })
}
