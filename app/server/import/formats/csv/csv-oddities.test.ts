import { describe, expect, it } from 'vitest'
import { identifyProduct } from '../../identify/identify-product.ts'
import { isRejection } from '../../row/rejections.ts'
import { csvNormaliser } from './normalise-csv.ts'

const normalise = csvNormaliser({
  country: 'no',
  chain: 'Kiwi',
  startDate: '2026-11-16',
  endDate: '2026-11-22',
})

function offerOf(row: Record<string, string>) {
  const offer = normalise({ name: 'Kaffe', price: '49,90', ...row })
  if (isRejection(offer)) throw new Error(offer.message)
  return offer
}
/** What a row sells: how many of which size, for how much. */
function sold(row: Record<string, string>) {
  const { price, units, size } = offerOf(row)
  return { price, units, size }
}

describe('docs/import.md: a price and a number of pieces are read as shops write them', () => {
  it.each<[Record<string, string>, ReturnType<typeof sold>]>([
    [{ price: '69.90:-' }, { price: 6990, units: 1, size: undefined }],
    [{ price: '2 för 49:90' }, { price: 4990, units: 2, size: undefined }],
    [
      { price: '3 for 100,-', units: '3' },
      { price: 10_000, units: 3, size: undefined },
    ],
    [{ price: '2 kpl 5 €' }, { price: 500, units: 2, size: undefined }],
    [{ units: '2 för' }, { price: 4990, units: 2, size: undefined }],
    [{ units: '3 stk.' }, { price: 4990, units: 3, size: undefined }],
    [{ units: '2,0' }, { price: 4990, units: 2, size: undefined }],
    [{ size: '2x500 g' }, { price: 4990, units: 1, size: '2x500 g' }],
    [{ units: '2x500 g' }, { price: 4990, units: 1, size: '2x500 g' }],
  ])('%j', (row, expected) => {
    expect(sold(row)).toEqual(expected)
  })

  it.each(['mange', '2-3', '0', '2,5'])('but %s pieces are none', (units) => {
    expect(normalise({ name: 'Kaffe', price: '49,90', units })).toMatchObject({ reason: 'bad-field' })
  })
})

describe('docs/import.md: what a text says of prices is read, and is no part of the name', () => {
  const told = (row: Record<string, string>) => {
    const offer = offerOf(row)
    const { regularPrice, unitPrice, unitPricePer, definedDescription } = offer
    return [identifyProduct(offer).name.name, regularPrice, unitPrice, unitPricePer, definedDescription]
  }

  it.each<[Record<string, string>, unknown[]]>([
    [{ name: '450 g Lofoten, pr. kg 110,89' }, ['Lofoten', null, 11_089, 'kg', []]],
    [{ name: 'Torsk', size: '450 g Lofoten, pr. kg 110,89' }, ['Torsk', null, 11_089, 'kg', []]],
    [{ name: 'Kaffe 450 g Ord.pris 59,90' }, ['Kaffe', 5990, null, null, []]],
    [{ description: 'Mørk | Ord.pris 59,90' }, ['Kaffe', 5990, null, null, ['Mørk']]],
    // A field that says it wins, and a usual price that is not above the price is none.
    [{ description: 'Ord.pris 59,90', regularPrice: '55' }, ['Kaffe', 5500, null, null, []]],
    [{ description: 'Ord.pris 39,90' }, ['Kaffe', null, null, null, []]],
    // Goods are compared by what is left without the water.
    [{ name: 'Tun', size: '185 g / 130 g drænet', price: '13' }, ['Tun', null, 10_000, 'kg', []]],
    [{ name: 'Tun 185 g (drænet 130 g)', price: '13' }, ['Tun', null, 10_000, 'kg', []]],
    [{ name: 'Tun', size: '185 g / 130 g', price: '26', units: '2' }, ['Tun', null, 10_000, 'kg', []]],
    [
      { name: 'Tun', size: '185 g / 130 g', price: '13', unitPrice: '99,90 kr/kg' },
      ['Tun', null, 9990, 'kg', []],
    ],
    [{ name: 'Folie 30 cm x 20 m' }, ['Folie 30 cm x 20 m', null, null, null, []]],
  ])('%j', (row, expected) => {
    expect(told(row)).toEqual(expected)
  })
})
