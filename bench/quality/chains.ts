import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Country } from '#app/domain/locale/locales.ts'
import { currencyOfCountry } from '#app/domain/prices/money.ts'
import { normaliseGtin } from '#app/domain/scan/barcode.ts'
import { number, statement, text } from '#app/server/db/statement.ts'
import { formatNamed } from '#app/server/import/formats/formats.ts'
import { readRows } from '#app/server/import/formats/read-rows.ts'
import { importOffers } from '#app/server/import/import-offers.ts'
import type { ImportedOffer } from '#app/server/import/row/imported-offer.ts'
import { type Figure, onEmptyDatabase, week } from './imported-feed.ts'
import { swedish } from './real-feeds.ts'
import { bytesOf } from './search/load-catalogue.ts'

const now = new Date('2026-11-18T12:00:00Z')
/** Willys states no trade number, but names its pictures by it. */
const numberInPicture = /\/(\d{13,14})[._]/

/** A row of the shops with the trade number of its good, which the import may not be told. */
type Numbered = { line: number; content: string; offer: ImportedOffer; gtin: string | null }

async function numberedRows(path: string): Promise<Numbered[]> {
  const numbered: Numbered[] = []
  const columns = { ...swedish, imageUrl: 'photoUrl' }
  const read = readRows(createReadStream(path), formatNamed('csv'), { country: 'se', columns, ...week })
  for await (const rows of read) {
    for (const row of rows) {
      if (row.rejection) continue
      const pictured = numberInPicture.exec(row.offer.imageUrl ?? '')?.[1]
      numbered.push({ ...row, gtin: row.offer.gtin ?? normaliseGtin(pictured ?? '') })
    }
  }
  return numbered
}

const written = statement(
  { id: text(), variant: number() },
  'select external_id as id, variant_id as variant from offers',
)

/** The variant of each row, by its id, if the chains state the trade numbers or none does. */
const variantsOf = (rows: readonly Numbered[], isTold: boolean): Promise<Map<string, number>> =>
  onEmptyDatabase(async (database) => {
    const told = rows.map(({ offer, gtin, ...place }) => ({
      ...place,
      offer: { ...offer, gtin: isTold ? gtin : null },
    }))
    await importOffers(database, [told], { now })
    return new Map((await database.query(written)).map(({ id, variant }) => [id, variant]))
  })

const described = ({ offer: { brand, name, size, price } }: Numbered) =>
  [brand, name, size, price / 100].filter(Boolean).join(' | ')

/** A good as one of two chains names it. */
type JudgedGood = { chain: string; brand: string; name: string; size: string }
type JudgedPair = { half: string; country: string; goods: [JudgedGood, JudgedGood]; isSame: boolean }

/** The pairs of which people judged whether two chains name one good. */
function judgedPairs(): JudgedPair[] {
  const lines = readFileSync('tests/fixtures/feeds/chains.tsv', 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [
      half = '',
      country = '',
      brand = '',
      name = '',
      otherBrand = '',
      otherName = '',
      size = '',
      label,
    ] = line.split('\t')
    return {
      ...{ half, country, isSame: label === 'same' },
      goods: [
        { chain: 'Coop', brand, name, size },
        { chain: 'Willys', brand: otherBrand, name: otherName, size },
      ],
    }
  })
}

/** What an import joins of the goods of a half, all imported at once. */
async function judged(half: string, showsMisses: boolean): Promise<Figure[]> {
  const pairs = judgedPairs().filter((pair) => pair.half === half)
  const ids = new Map<string, string>()
  const lines = pairs.flatMap(({ country, goods }) =>
    goods.flatMap((good) => {
      const key = JSON.stringify(good)
      if (ids.has(key)) return []
      const id = String(ids.size)
      ids.set(key, id)
      const priced = { price: 1000, currency: currencyOfCountry(country as Country) }
      return JSON.stringify({ ...good, ...priced, ...week, id, country, source: 'judged' })
    }),
  )
  const variants = await onEmptyDatabase(async (database) => {
    const rows = readRows(bytesOf(lines.join('\n')), formatNamed('jsonl'))
    await importOffers(database, rows, { now })
    return new Map((await database.query(written)).map(({ id, variant }) => [id, variant]))
  })
  const variantOf = (good: JudgedGood) => variants.get(ids.get(JSON.stringify(good)) ?? '')
  const isJoined = ({ goods: [one, other] }: JudgedPair) => variantOf(one) === variantOf(other)
  const all = (isSame: boolean) => pairs.filter((pair) => pair.isSame === isSame)
  if (showsMisses) {
    for (const pair of pairs.filter((pair) => isJoined(pair) !== pair.isSame))
      console.info(pair.isSame ? 'apart' : 'joined', ...pair.goods.map((good) => JSON.stringify(good)))
  }
  return [true, false].map((isSame) => [
    `${half}: ${isSame ? 'same good' : 'other goods'} of two chains joined`,
    all(isSame).filter(isJoined).length,
    all(isSame).length,
  ])
}

/**
 * What an import joins of two unrelated chains that state the trade numbers of their goods, and what it joins if both
 * hide them: then the numbers tell whether it was right.
 */
export async function measureChains(folder: string, showsMisses: boolean): Promise<string[]> {
  const figures = [...(await judged('tuned', showsMisses)), ...(await judged('held-out', false))]
  const path = join(folder, 'matpriser-se/products.csv')
  if (existsSync(path)) figures.push(...(await swedishChains(path, showsMisses)))
  return figures.map(([name, part, whole]) => {
    const share = `${((100 * part) / whole).toFixed(1)} %`
    return `${name.padEnd(64)} ${`${part} of ${whole}`.padStart(14)} ${share.padStart(8)}`
  })
}

/** The same of two Swedish chains, whose numbers tell afterwards what is one good. */
async function swedishChains(path: string, showsMisses: boolean): Promise<Figure[]> {
  const rows = await numberedRows(path)
  const [coop, willys] = ['Coop', 'Willys'].map((chain) => rows.filter(({ offer }) => offer.chain === chain))
  const byNumber = Map.groupBy(coop ?? [], ({ gtin }) => gtin)
  const pairs = (willys ?? []).flatMap((row) =>
    row.gtin === null ? [] : (byNumber.get(row.gtin) ?? []).map((other) => [other, row] as const),
  )
  const figures: Figure[] = []
  for (const isTold of [true, false]) {
    const variants = await variantsOf(rows, isTold)
    const variantOf = ({ offer }: Numbered) => variants.get(offer.id ?? '')
    const apart = pairs.filter(([one, other]) => variantOf(one) !== variantOf(other))
    const name = isTold ? 'with trade numbers' : 'without trade numbers'
    figures.push([`${name}: same good in one variant`, pairs.length - apart.length, pairs.length])
    const byVariant = Map.groupBy(willys ?? [], variantOf)
    const joined = (coop ?? []).flatMap((row) => {
      const others = byVariant.get(variantOf(row)) ?? []
      return others.length > 0 ? [{ row, others }] : []
    })
    const wrong = joined.filter(
      ({ row, others }) => row.gtin === null || others.every(({ gtin }) => gtin !== row.gtin),
    )
    figures.push([`${name}: joined goods of other numbers, to be read`, wrong.length, joined.length])
    if (!showsMisses) continue
    for (const [one, other] of isTold ? apart : [])
      console.info('apart', described(one), '#', described(other))
    for (const { row, others } of wrong)
      console.info('joined', described(row), '#', others.map(described).join('; '))
  }
  return figures
}
