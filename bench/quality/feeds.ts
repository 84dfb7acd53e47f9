import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Country } from '#app/domain/locale/locales.ts'
import { readSize } from '#app/domain/offers/read-size.ts'
import { formatSize } from '#app/domain/offers/sizes.ts'
import { foldForKey } from '#app/domain/search/folding.ts'
import type { Database } from '#app/server/db/database.ts'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { openPglite } from '#app/server/db/pglite.ts'
import { importOffers } from '#app/server/import/import-offers.ts'
import type { FeedDefaults } from '#app/server/import/normalise/feed-defaults.ts'
import { type Format, readRows } from '#app/server/import/read/read-rows.ts'

const fixtures = 'tests/fixtures/feeds'
const week = { startDate: '2026-11-16', endDate: '2026-11-22' }
const now = new Date('2026-11-18T12:00:00Z')
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

/** An offer as it was imported. `unitPrice` is in minor units; `gtins` are those of its variant. */
type Read = {
  id: string
  chain: string
  variant: number
  brand: string | null
  parent: string | null
  units: number
  quantity: number | null
  type: 'kg' | 'l' | 'm' | 'stk' | null
  pieces: number
  unitPrice: number | null
  gtins: number
}

/** One figure of the table: how many of how many. */
type Figure = [name: string, part: number, whole: number]

const readOffers = `
select o.external_id as id, c.name as chain, o.variant_id as variant, b.name as brand, p.name as parent, o.units,
  v.quantity, v.quantity_type as type, v.pieces, o.unit_price as "unitPrice",
  (select count(*)::int from variant_gtins g where g.variant_id = v.id) as gtins
from offers o join chains c on c.id = o.chain_id join product_variants v on v.id = o.variant_id
join products d on d.id = o.product_id left join brands b on b.id = d.brand_id left join brands p on p.id = b.parent_id
order by o.id`

async function onEmptyDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openPglite()
  try {
    await migrateDatabase(database)
    return await work(database)
  } finally {
    await database.close()
  }
}

async function imported(database: Database, bytes: AsyncIterable<Uint8Array>, format: Format, defaults = {}) {
  await importOffers(database, readRows(bytes, format, defaults as FeedDefaults), { now })
  return (await database.query(readOffers, [])) as Read[]
}

function packOf({ quantity, type, pieces }: Read): string | null {
  return quantity === null || type === null ? null : plain(formatSize({ quantity, quantityType: type, pieces }))
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
      if (wrong.length > 0) console.log(row.chain, '|', row.heading, '|', row.description, '|', wrong.join('; '))
    }
    for (const [a, b] of merged) if (a.good !== b.good) console.log('merged', a.good, b.good)
    for (const [a, b] of same) if (a.read.variant !== b.read.variant) console.log('apart', a.heading, b.heading)
  }
  return [
    ['labelled: price for several shown as for one', count(several, ({ read, units }) => read.units !== units), several.length],
    ['labelled: one pack shown as several', count(rows, ({ read, units }) => units === 1 && read.units > 1), rows.length - several.length],
    ['labelled: pack read right', count(rows, ({ read, pack }) => packOf(read) === pack), rows.length],
    ['labelled: stated unit price shown', count(stated, isStated), stated.length],
    ['labelled: stated unit price contradicted', count(stated, (row) => row.read.unitPrice !== null && !isStated(row)), stated.length],
    ['labelled: brand found', count(named, isBrand), named.length],
    ['labelled: brand invented', count(nameless, ({ read }) => read.brand !== null), nameless.length],
    ['labelled: different goods in one variant', merged.filter(([a, b]) => a.good !== b.good).length, merged.length],
    ['labelled: same good in one variant', same.filter(([a, b]) => a.read.variant === b.read.variant).length, same.length],
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

/** Brands that Lidl's leaflets of 2016 set at the start of a description, looked through by hand. */
const lidlBrands = new Set(
  'alesto,belbake,bellarom,cat,cien,cimarosa,coshida,crownfield,crusti croc,doussy,dulano,dulano selection,esmara,formil,glenfell,golden sun,graasten,guldgryden,kohberg,linessa,livarno lux,livergy,lupilu,maxi trat,mcennedy,milbona,meradiso,mollesten,naturis,nobelaner,nordkylling,oceansea,olympia,ordex,parkside,powerfix,primadonna,red bull,schulstad,silvercrest,united office,velbo,vilstrupgard,vitafit,wasa'.split(
    ',',
  ),
)

type LidlRow = { id: string; heading: string; description: string | null; quantity: { pieces: { from: number } } }

async function lidlLeaflet(database: Database, path: string): Promise<Figure[]> {
  const rows = JSON.parse(readFileSync(path, 'utf8')) as LidlRow[]
  const offers = new Map((await imported(database, createReadStream(path), 'tjek')).map((read) => [read.id, read]))
  const read = rows.flatMap((row) => {
    const offer = offers.get(row.id)
    return offer ? [{ ...row, description: row.description ?? '', offer }] : []
  })
  const leading = (text: string) => foldForKey(/^(?:\d+X\. )?([^.•]*)/.exec(text)?.[1] ?? '')
  const named = read.filter(({ description }) => lidlBrands.has(leading(description)))
  const found = named.filter(
    ({ offer, description }) => offer.brand !== null && foldForKey(offer.brand) === leading(description),
  )
  const others = read.filter(({ description }) => !lidlBrands.has(leading(description)))
  const stated = read.flatMap((row) => {
    const match = /\bpr\. (?:kg|ltr) (\d+),(\d\d)/.exec(row.description)
    return match ? [{ ...row, amount: Number(match[1]) * 100 + Number(match[2]) }] : []
  })
  const several = read.filter(({ quantity }) => quantity.pieces.from > 1)
  const shown = stated.filter(({ offer, amount }) => offer.unitPrice === amount)
  const against = stated.filter(({ offer, amount }) => offer.unitPrice !== null && offer.unitPrice !== amount)
  if (process.env.QUALITY_EXPLAIN) {
    for (const { heading, offer } of others) if (offer.brand) console.log('brand?', heading, '→', offer.brand)
    for (const row of named) if (!found.includes(row)) console.log('brand!', row.heading, row.description)
    for (const { heading, description, offer } of against) console.log('unit?', heading, description, offer.unitPrice)
  }
  return [
    ['Tjek (Lidl): several pieces shown neither as units nor in the pack', several.filter(({ offer }) => offer.units === 1 && offer.pieces === 1 && (offer.quantity ?? 0) <= 1 && !offer.unitPrice).length, several.length],
    ['Tjek (Lidl): brand found', found.length, named.length],
    ['Tjek (Lidl): brand elsewhere, to be looked at', others.filter(({ offer }) => offer.brand !== null).length, others.length],
    ['Tjek (Lidl): stated unit price shown', shown.length, stated.length],
    ['Tjek (Lidl): stated unit price contradicted', against.length, stated.length],
  ]
}

const swedish = {
  ...{ id: 'id', name: 'name', brand: 'brand', chain: 'store', price: 'pricePerItem', gtin: 'articleNumber' },
  ...{ category: 'subCategory', categoryGroup: 'mainCategory', unitPrice: 'pricePerUnit', unitPricePer: 'compareUnit' },
}

async function swedishShops(database: Database, path: string, isPriced: boolean): Promise<Figure[]> {
  const { unitPrice, unitPricePer, ...columns } = swedish
  const defaults = { country: 'se', columns: isPriced ? swedish : columns, ...week }
  const offers = await imported(database, createReadStream(path), 'csv', defaults)
  const variants = new Map<number, Read[]>()
  for (const read of offers) variants.set(read.variant, [...(variants.get(read.variant) ?? []), read])
  const groups = [...variants.values()]
  const coop = groups.filter((group) => group.some(({ chain }) => chain === 'Coop'))
  const name = isPriced ? 'Swedish shops with unit prices' : 'Swedish shops'
  return [
    [`${name}: rows imported`, offers.length, 6426],
    [`${name}: variants with two trade numbers`, coop.filter(([read]) => (read?.gtins ?? 0) > 1).length, coop.length],
    [`${name}: variants of both chains`, groups.filter((group) => new Set(group.map(({ chain }) => chain)).size > 1).length, groups.length],
    [`${name}: of them without a size`, groups.filter((group) => new Set(group.map(({ chain }) => chain)).size > 1 && group[0]?.quantity === null).length, groups.length],
  ]
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
