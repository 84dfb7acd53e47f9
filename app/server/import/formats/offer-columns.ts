import type { Columns } from './format.ts'

/** What the formats with the fields of an offer hold in the same way. */
export const offerColumns = {
  name: {
    names: ['name'],
    holds: 'required. The product, up to 300 characters; it may contain brand and size',
  },
  country: { names: ['country'], holds: 'required, or `--country`' },
  chain: { names: ['chain'], holds: 'required, or `--chain`' },
  source: { names: ['source'], holds: 'text, up to 100' },
  chainKind: {
    names: ['chainCategory', 'chainWebsite'],
    holds:
      'what kind of shop the chain is (wholesale by its name, such as `Engros` or `Tukku`, is left out of verdicts, counts and front pages); its website',
  },
  brand: { names: ['brand', 'parentBrand'], holds: 'the brand and the brand that owns it' },
  gtin: { names: ['gtin'], holds: 'trade number' },
  category: {
    names: ['category', 'categoryGroup'],
    holds:
      'the shelf, and the part of the shop that it belongs to; an offer that names only the part has it as its shelf',
  },
  units: {
    names: ['units', 'unitType'],
    holds: 'how many pieces the price is for (1), and what they are called (`stk.`, `st`, `kpl`)',
  },
  condition: {
    names: ['condition'],
    holds:
      'what the price asks of a shopper, as [leaflets write it](#conditions-of-a-price): `Trumf`, `Medlemspris`, `kun i appen`, `kupon`, `ved køb for 200 kr.`, `maks. 3 pr. kunde`; several are separated by `\\|`',
  },
} as const satisfies Record<string, Columns>
