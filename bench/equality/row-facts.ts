import { readFileSync } from 'node:fs'
import { type Country, isCountry } from '#app/domain/locale/locales.ts'
import { partOfProduct } from '#app/server/categories/part-of-product.ts'
import { brandInLeaflet, brandInName } from '#app/server/import/identify/brands/brand-in-leaflet.ts'
import { identifyProduct } from '#app/server/import/identify/identify-product.ts'
import { findUnitPrices } from '#app/server/import/offer/prices/unit-prices.ts'
import type { ImportedOffer } from '#app/server/import/row/imported-offer.ts'
import { listedBrands } from '#app/server/lexicon/brands.ts'
import { searchDocument } from '#app/server/search/index/search-document.ts'
import { findSize } from '#app/server/sizes/read-size.ts'
import { feedRows } from './feed-rows.ts'

const labelledLeaflets = ['leaflets.jsonl', 'more-leaflets.tsv'].map((file) => `tests/fixtures/feeds/${file}`)

/** What is read from an offer's words: its key, its part of the shop, its size, its brand, and its search document. */
function identityOf(offer: ImportedOffer) {
  const identity = identifyProduct(offer)
  const { country, category, categoryGroup } = offer
  const [brand, parentBrand] = [identity.brand?.name ?? null, identity.parentBrand?.name ?? null]
  const { name } = identity.name
  const part = partOfProduct({ country, name, brand, category, categoryGroup })
  const document = searchDocument({ country, name, brand, parentBrand, category, part })
  return { identity, part, inName: brandInName(offer.name, country), document }
}

function* leafletFacts(): Generator<string> {
  for (const file of labelledLeaflets) {
    for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
      const [country, heading, description] = file.endsWith('jsonl')
        ? (({ country, heading, description }) => [country, heading, description])(JSON.parse(line))
        : (([country, , heading, description]) => [country, heading, description])(line.split('\t'))
      if (!isCountry(country)) continue
      yield* textFacts(country, heading, description)
    }
  }
}

function* textFacts(country: Country, heading: string, description: string): Generator<string> {
  const told = {
    brand: brandInLeaflet(heading, description, listedBrands(country)),
    sizes: [heading, description].map(findSize),
    prices: [heading, description].map(findUnitPrices),
  }
  yield `leaflet ${country} ${JSON.stringify([heading, description])}\t${JSON.stringify(told)}`
}

/** What is read from each row of each feed, and from each of our labelled leaflets. */
export async function* rowFacts(folder: string): AsyncGenerator<string> {
  yield* leafletFacts()
  for await (const { name, row } of feedRows(folder)) {
    const { content: _, ...read } = row
    yield `row ${name}\t${JSON.stringify(read)}`
    if (row.rejection) continue
    yield `good ${name}\t${JSON.stringify(identityOf(row.offer))}`
    yield* textFacts(row.offer.country, row.offer.name, row.offer.definedDescription.join(' • '))
  }
}
