import { join } from 'node:path'
import * as v from 'valibot'
import type { Country } from '#app/domain/locale/locales.ts'
import { plainSpaces } from '#app/domain/locale/numbers.ts'
import { formatSize } from '#app/domain/offers/sizes.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import { readSize } from '#app/server/sizes/read-size.ts'
import { packOf } from '../../../demo/pictures/drawing/pack.ts'
import { pictureOf, tintOf } from '../../../demo/pictures/pictures.ts'
import { varietiesOf } from '../../../demo/pictures/varieties.ts'
import type { Catalogue, DemoChain, DemoCustomProduct, DemoProduct } from './catalogue.ts'
import { seedOf } from './generate/chance.ts'
import { CatalogueError, readTable } from './read-table.ts'

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))
const text = v.pipe(v.string(), v.trim())
const optional = v.pipe(
  text,
  v.transform((value) => value || null),
)
const list = (separator: string) =>
  v.pipe(
    text,
    v.transform((value) => value.split(separator).filter(Boolean)),
  )
const colour = v.pipe(v.string(), v.regex(/^#[0-9A-F]{6}$/i, 'must be a colour such as #1B1B1B'))
const website = v.pipe(
  filled,
  v.url('must be an address'),
  v.transform((address) => new URL(address).href),
)

const kindRow = v.object({ kind: filled, group: filled })
const categoryRow = v.object({ kind: filled, category: filled })
const chainRow = v.object({
  name: filled,
  chain_category: filled,
  website,
  weekday: v.pipe(v.string(), v.regex(/^[1-7]$/, 'must be 1 (Monday) to 7'), v.transform(Number)),
  groups: list(' '),
  price_level: v.pipe(
    filled,
    v.transform(Number),
    v.number('must be a number'),
    v.minValue(0.5, 'must be at least 0.5'),
    v.maxValue(2, 'must be at most 2'),
  ),
  background: colour,
  foreground: colour,
})
const productRow = v.object({
  brand: optional,
  parent: optional,
  name: filled,
  size: text,
  kind: filled,
  price: v.pipe(v.string(), v.regex(/^[1-9]\d*$/, 'must be whole minor units above 0'), v.transform(Number)),
  chains: list(';'),
})
const partnerRow = v.object({
  partner: filled,
  website,
  title: filled,
  sub_text: text,
  price_text: text,
  price_details: text,
  kind: filled,
  search: filled,
  product: v.optional(text, ''),
})

/** The part of the shop of each kind of goods. */
function readKinds(folder: string): Map<string, string> {
  return new Map(readTable(join(folder, 'kinds.csv'), kindRow).map(({ row }) => [row.kind, row.group]))
}

type Shelf = { group: string; shelf: string; groupName: string }

function readShelves(folder: string, country: Country): Map<string, Shelf> {
  const file = join(folder, country, 'categories.csv')
  const names = new Map(readTable(file, categoryRow).map(({ row }) => [row.kind, row.category]))
  const nameOf = (key: string) => {
    const name = names.get(key)
    if (!name) throw new CatalogueError(file, `there is no category for ${key}`)
    return name
  }
  const kinds = [...readKinds(folder)]
  return new Map(
    kinds.map(([kind, group]) => [kind, { group, shelf: nameOf(kind), groupName: nameOf(`group:${group}`) }]),
  )
}

const keyOf = (...texts: (string | null)[]) => wordsOf(fold(texts.filter(Boolean).join(' '))).join('-')

function readChains(folder: string, country: Country, groups: ReadonlySet<string>): DemoChain[] {
  return readTable(join(folder, country, 'chains.csv'), chainRow).map(({ row, at }) => {
    for (const group of row.groups) {
      if (!groups.has(group)) throw new CatalogueError(at, `there is no part of the shop ${group}`)
    }
    const key = keyOf(row.name)
    return {
      name: row.name,
      key,
      seed: seedOf(`${country}:${key}`),
      category: row.chain_category,
      website: row.website,
      weekday: row.weekday,
      groups: new Set(row.groups),
      priceLevel: row.price_level,
      background: row.background,
      foreground: row.foreground,
    }
  })
}

function readProducts(
  folder: string,
  country: Country,
  shelves: Map<string, Shelf>,
  chains: DemoChain[],
): DemoProduct[] {
  const chainNames = new Set(chains.map(({ name }) => name))
  const known = new Set<string>()
  const rows = readTable(join(folder, country, 'products.csv'), productRow)
  const varietyOf = varietiesOf(rows.map(({ row }) => row))
  return rows.map(({ row, at }) => {
    const shelf = shelves.get(row.kind)
    if (!shelf) throw new CatalogueError(at, `there is no kind ${row.kind}`)
    for (const chain of row.chains) {
      if (!chainNames.has(chain)) throw new CatalogueError(at, `there is no chain ${chain}`)
    }
    const key = keyOf(row.brand, row.name, row.size)
    if (known.has(key)) throw new CatalogueError(at, `${key} is there twice`)
    known.add(key)
    const read = readSize(row.size)
    const size = read ?? null
    const pack = packOf({ ...row, size: read })
    const picture = { brand: row.brand, kind: row.kind, pack, variety: varietyOf(row) }
    return {
      brand: row.brand,
      parent: row.parent,
      name: row.name,
      size,
      sizeText: size ? plainSpaces(formatSize(size, country)) : row.size,
      key,
      seed: seedOf(`${country}:${key}`),
      kind: row.kind,
      ...shelf,
      tint: tintOf(row.kind),
      picture,
      imageUrl: pictureOf(picture).path,
      price: row.price,
      onlyAt: row.chains.length > 0 ? row.chains : null,
    }
  })
}

function readCustomProducts(
  folder: string,
  country: Country,
  shelves: Map<string, Shelf>,
  products: DemoProduct[],
): DemoCustomProduct[] {
  const known = new Set(products.map(({ key }) => key))
  return readTable(join(folder, country, 'partners.csv'), partnerRow).map(({ row, at }) => {
    if (!shelves.has(row.kind)) throw new CatalogueError(at, `there is no kind ${row.kind}`)
    const product = row.product === '' ? null : keyOf(row.product)
    if (product && !known.has(product)) throw new CatalogueError(at, `there is no product ${product}`)
    const { partner: brand, kind, title: name } = row
    const picture = { brand, kind, pack: packOf({ kind, name, size: undefined }), variety: 0 }
    return {
      partner: row.partner,
      website: row.website,
      title: row.title,
      subText: row.sub_text,
      priceText: row.price_text,
      priceDetails: row.price_details,
      kind: row.kind,
      picture,
      imageUrl: pictureOf(picture).path,
      words: row.search,
      product,
    }
  })
}

/**
 * Reads a country's tables of the demo catalogue (demo/README.md).
 * @param folder the folder of the tables, relative to the project's root.
 * @throws CatalogueError with file and line of the first invalid row; Node's error if a file is absent.
 */
export function readCatalogue(country: Country, folder = 'demo'): Catalogue {
  const shelves = readShelves(folder, country)
  const groups = new Set([...shelves.values()].map(({ group }) => group))
  const chains = readChains(folder, country, groups)
  const products = readProducts(folder, country, shelves, chains)
  return {
    country,
    chains,
    products,
    customProducts: readCustomProducts(folder, country, shelves, products),
  }
}
