import { createReadStream, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { FeedDefaults } from '#app/server/import/formats/feed-defaults.ts'
import { type FormatName, formatNamed } from '#app/server/import/formats/formats.ts'
import { readRows } from '#app/server/import/formats/read-rows.ts'
import { type ImportCounts, importOffers } from '#app/server/import/import-offers.ts'
import type { SetAside } from '#app/server/import/store/write/upsert-offers.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'

const folder = '../shared/data'
const week = { startDate: '2026-11-16', endDate: '2026-11-22' }
const now = new Date('2026-11-21T12:00:00Z')

type File = {
  format: FormatName
  defaults?: FeedDefaults
  /** How many rows of the file are offers, and why the others are set aside. */
  offers: number
  reasons?: Record<string, number>
}

/** Every file in ../shared/data. Files without offers are read as if somebody took them for offers. */
const files: Record<string, File> = {
  'tjek-dk/list-offer.json': { format: 'tjek', offers: 212 },
  'tjek-dk/catalog-12d6qxy-offers.json': { format: 'tjek', offers: 174 },
  'tjek-dk/list-catalog.json': { format: 'tjek', offers: 0, reasons: { 'not-an-offer': 2 } },
  'tjek-dk/list-dealer.json': { format: 'tjek', offers: 0, reasons: { 'not-an-offer': 1 } },
  'tjek-dk/list-store.json': { format: 'tjek', offers: 0, reasons: { 'not-an-offer': 3 } },
  'tjek-dk/countries.json': { format: 'tjek', offers: 0, reasons: { 'not-an-offer': 6 } },
  'tjek-dk/currency.json': { format: 'tjek', offers: 0, reasons: { 'not-an-offer': 4 } },
  'merchant-feed/samsung_atom_first250.xml': {
    format: 'merchant',
    defaults: { country: 'dk', chain: 'Samsung', ...week },
    offers: 0,
    reasons: { 'unknown-currency': 188, 'not-available': 61, 'missing-price': 1 },
  },
  'rema1000-dk/rema1000.csv': {
    format: 'csv',
    defaults: {
      country: 'dk',
      chain: 'Rema 1000',
      columns: {
        id: 'id',
        name: 'name',
        brand: 'subName',
        size: 'grams',
        price: 'price',
        category: 'category',
        categoryGroup: 'department',
      },
      ...week,
    },
    offers: 2617,
    reasons: { 'missing-name': 22, 'missing-price': 2 },
  },
  'matpriser-se/products.csv': {
    format: 'csv',
    defaults: {
      country: 'se',
      columns: {
        id: 'id',
        name: 'name',
        brand: 'brand',
        chain: 'store',
        price: 'pricePerItem',
        gtin: 'articleNumber',
        category: 'subCategory',
        categoryGroup: 'mainCategory',
        imageUrl: 'photoUrl',
        offerUrl: 'url',
      },
      ...week,
    },
    offers: 6426,
  },
}

/** Files of places, without the columns of offers: they are refused. */
const places = {
  'postal/zipcodes.dk.csv': 'dk',
  'postal/zipcodes.no.csv': 'no',
  'postal/zipcodes.se.csv': 'se',
  'postal/zipcodes.fi.csv': 'fi',
  'postal/dk_postnord_postnummerfil.csv': 'dk',
} as const

const isHere = existsSync(folder)
if (!isHere) console.info('skipped: no ../shared/data')

it.runIf(isHere)('every file in ../shared/data is tried', () => {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  expect([...Object.keys(files), ...Object.keys(places)].sort()).toEqual(found.sort())
})

it.runIf(isHere).each(Object.entries(places))(
  '%s is refused, because it has no prices',
  async (name, country) => {
    const defaults = { country, chain: 'Post', ...week }
    const rows = readRows(createReadStream(join(folder, name)), formatNamed('csv'), defaults)
    await expect(rows.next()).rejects.toThrow(/^The file has no column for name, price\. /)
  },
)

if (isHere) {
  describeOnEachDatabase('An import of real data', (database) => {
    const run = async (name: string, { format, defaults }: File) => {
      const setAside: SetAside[] = []
      const bytes = createReadStream(join(folder, name))
      const rows = readRows(bytes, formatNamed(format), defaults)
      const counts = await importOffers(database(), rows, { now, onSetAside: (row) => setAside.push(row) })
      return { counts, setAside }
    }
    const inAll = ({ inserted, updated, unchanged, duplicates, setAside }: ImportCounts) =>
      inserted + updated + unchanged + duplicates + setAside

    it.each(Object.entries(files))(
      'puts every row of %s into the offers or the report, and changes nothing the second time',
      async (name, file) => {
        const first = await run(name, file)
        const reasons = Object.fromEntries(
          Object.entries(Object.groupBy(first.setAside, ({ rejection }) => rejection.reason)).map(
            ([reason, rows]) => [reason, rows?.length],
          ),
        )
        expect(reasons).toEqual(file.reasons ?? {})
        const { read, inserted, updated, unchanged, duplicates, setAside } = first.counts
        expect({ offers: inserted + unchanged, updated, duplicates }).toEqual({
          offers: file.offers,
          updated: 0,
          duplicates: 0,
        })
        expect([inAll(first.counts), setAside]).toEqual([read, first.setAside.length])

        const second = await run(name, file)
        expect(second.counts).toEqual({ ...first.counts, inserted: 0, unchanged: file.offers })
        expect(second.setAside).toEqual(first.setAside)
      },
      120_000,
    )
  })
}
