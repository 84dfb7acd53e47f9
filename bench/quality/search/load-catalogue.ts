import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Country } from '#app/domain/locale/locales.ts'
import { currencyOfCountry } from '#app/domain/prices/money.ts'
import type { Database } from '#app/server/db/database.ts'
import { readCatalogue } from '#app/server/demo/read-catalogue.ts'
import type { FeedDefaults } from '#app/server/import/formats/feed-defaults.ts'
import { type FormatName, formatNamed } from '#app/server/import/formats/formats.ts'
import { readRows } from '#app/server/import/formats/read-rows.ts'
import { importOffers } from '#app/server/import/import-offers.ts'

/** The day on which all offers are live. */
export const day = '2026-11-21'
const days = { startDate: '2026-11-16', endDate: '2026-11-22' }
const now = new Date(`${day}T12:00:00Z`)
/** The folder of the real samples. */
const samples = process.env.FEEDS ?? '../shared/data'
const mostChains = 4

/** What tells the importer how a sample is read. */
type SampleFeed = { country: Country; format: FormatName; defaults: FeedDefaults }

const rema = { id: 'id', name: 'name', brand: 'subName', size: 'grams', price: 'price', category: 'category' }
const matpriser = { id: 'id', name: 'name', brand: 'brand', chain: 'store', price: 'pricePerItem' }
/** How each sample is read. */
export const sampleFeeds: Record<string, SampleFeed> = {
  'tjek-dk/list-offer.json': { country: 'dk', format: 'tjek', defaults: {} },
  'tjek-dk/catalog-12d6qxy-offers.json': { country: 'dk', format: 'tjek', defaults: {} },
  'rema1000-dk/rema1000.csv': {
    country: 'dk',
    format: 'csv',
    defaults: {
      ...{ country: 'dk', chain: 'Rema 1000', ...days },
      columns: { ...rema, categoryGroup: 'department' },
    },
  },
  'matpriser-se/products.csv': {
    country: 'se',
    format: 'csv',
    defaults: {
      ...{ country: 'se', source: 'matpriser', ...days },
      columns: {
        ...matpriser,
        gtin: 'articleNumber',
        category: 'subCategory',
        categoryGroup: 'mainCategory',
      },
    },
  },
}

/** A row of a feed for each of some chains that sell a product; its id tells the product's kind. */
export const demoRows = (country: Country, isSold: (kind: string) => boolean): string[] =>
  readCatalogue(country).products.flatMap((product, place) =>
    isSold(product.kind)
      ? Array.from({ length: 1 + (product.seed % mostChains) }, (_, chain) =>
          JSON.stringify({
            ...{
              id: `${product.kind}/${country}/${place}/${chain}`,
              source: 'quality',
              country,
              chain: `Kæde ${chain}`,
            },
            ...{
              name: product.name,
              brand: product.brand,
              parentBrand: product.parent,
              size: product.sizeText,
            },
            ...{ category: product.shelf, categoryGroup: product.groupName, price: product.price },
            ...{ currency: currencyOfCountry(country), ...days },
          }),
        )
      : [],
  )

/** A text as the stream of a file's bytes. */
export async function* bytesOf(text: string) {
  yield Buffer.from(text)
}

/** Imports the demo catalogue, but for the kinds that are not sold. */
export async function loadDemo(
  database: Database,
  of: readonly Country[],
  isSold: (kind: string) => boolean,
): Promise<void> {
  const lines = of.flatMap((country) => demoRows(country, isSold)).join('\n')
  await importOffers(database, readRows(bytesOf(lines), formatNamed('jsonl')), { now })
}

/** Imports the real samples beside the project, if they are there; their old offers are given this week's days. */
export async function loadSamples(
  database: Database,
  of: readonly Country[],
  folder: string = samples,
): Promise<void> {
  if (!existsSync(folder)) return console.info(`skipped: no ${folder}`)
  for (const [file, { country, format, defaults }] of Object.entries(sampleFeeds)) {
    if (!of.includes(country)) continue
    await importOffers(
      database,
      readRows(createReadStream(join(folder, file)), formatNamed(format), defaults),
      { now },
    )
  }
}
