import type { Columns, Format } from '../format.ts'
import { readJsonList } from '../reading/read-json-list.ts'
import { brandsOfFeeds } from './brands-of-feeds.ts'
import { type BrandsOfCountries, normaliseTjek } from './normalise-tjek.ts'

const columns: readonly Columns[] = [
  { names: ['id'], holds: 'a text or a number' },
  {
    names: ['heading'],
    holds: 'required. The product as the leaflet writes it, perhaps with brand, size and deal',
  },
  {
    names: ['description'],
    holds: 'a text, with `•` between its points; it is read for brand, size and terms',
  },
  { names: ['pricing.price'], holds: 'required. The price of all pieces together, in whole units' },
  { names: ['pricing.pre_price'], holds: 'the usual price' },
  { names: ['pricing.currency'], holds: 'required, or `--country`, which wins: it decides the country' },
  { names: ['quantity.pieces'], holds: 'how many pieces the price is for, if `from` and `to` are the same' },
  { names: ['quantity.size', 'quantity.unit.symbol'], holds: 'the size, if `from` and `to` are the same' },
  {
    names: ['branding.name', 'branding.website'],
    holds: 'the chain; required, or `--chain`. Its website. Or in `dealer`, or in either of `catalog`',
  },
  {
    names: ['run_from', 'run_till'],
    holds: 'required, or `--start` and `--end`. A moment or a day; those of `catalog` if the offer has none',
  },
  { names: ['images.zoom', 'images.view'], holds: 'a link to the picture; the first that is there' },
  { names: ['links.webshop'], holds: 'a link' },
]

const withBrands = (brands: BrandsOfCountries): Format<'tjek'> => ({
  name: 'tjek',
  recognised:
    'JSON of the Tjek (ShopGun, eTilbudsavis) API: a list, or an object with a list, of objects with `heading` and `pricing`',
  columns,
  read: readJsonList,
  normaliser: (defaults) => (fields) => normaliseTjek(fields, defaults, brands),
  learned: async (database) => withBrands(await brandsOfFeeds(database)),
})

/** The leaflets of Tjek. They have no field for the brand: besides those that we list, it may be one of other feeds. */
export const tjek = withBrands(new Map())
