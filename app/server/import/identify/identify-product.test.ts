import { describe, expect, it } from 'vitest'
import { checkOffer } from '../offer/check-offer.ts'
import type { ImportedOffer } from '../row/imported-offer.ts'
import { identifyProduct } from './identify-product.ts'

function offer(fields: {
  name: string
  brand?: string
  parentBrand?: string
  size?: string | null
  hasBrandField?: boolean
  unitPrice?: number
  unitPricePer?: 'kg'
}): ImportedOffer {
  const given = {
    country: 'dk',
    chain: 'x',
    startDate: '2026-11-16',
    endDate: '2026-11-22',
    price: 1,
    currency: 'DKK',
  }
  const checked = checkOffer({ ...given, ...fields })
  if ('reason' in checked) throw new Error(checked.message)
  return checked
}
/** A leaflet, which states what a kilo costs. */
const leaflet = { hasBrandField: false, unitPrice: 8900, unitPricePer: 'kg' } as const
const litre = { quantity: 1, quantityType: 'l', pieces: 1 }
const arla = { name: 'Arla', key: 'arla' }

describe('What an offer is on', () => {
  it.each([
    [{ brand: 'Arla', name: 'Letmælk', size: '1 l' }],
    [{ brand: 'ARLA', name: 'LETMÆLK 1 L' }],
    [{ brand: 'Arla', name: 'Arla letmælk 1 ltr.' }],
    [{ brand: 'arla', name: 'Arla® Letmælk, 100 cl' }],
    [{ brand: 'Arla', name: 'Letmælk (1 liter)', size: '10 dl' }],
  ])('is the same in every chain’s words: %o', (fields) => {
    const { brand, parentBrand, name, size } = identifyProduct(offer(fields))
    expect([brand?.key, parentBrand, name.key, size]).toEqual(['arla', null, 'letmaelk', litre])
  })

  it('is the brand with its owner, the name without either, and the size', () => {
    const fields = { brand: 'Lurpak', parentBrand: 'Arla', name: 'Arla Lurpak smørbar 200 g' }
    expect(identifyProduct(offer(fields))).toEqual({
      brand: { name: 'Lurpak', key: 'lurpak' },
      parentBrand: arla,
      name: { name: 'Smørbar', key: 'smorb' },
      size: { quantity: 0.2, quantityType: 'kg', pieces: 1 },
      isTelling: true,
      spelling: 'smorbar',
    })
  })

  it.each([
    [{ brand: 'Gestus Økologisk', name: 'Mælk 1 l' }, 'Mælk økologisk'],
    [{ brand: 'Gestus Økologisk', name: 'Økologisk mælk 1 l' }, 'Økologisk mælk'],
    [{ brand: 'Gestus', name: 'Økologisk mælk 1 l' }, 'Økologisk mælk'],
  ])('is organic if the field of the brand says so: %o', (fields, shown) => {
    const { brand, name } = identifyProduct(offer(fields))
    expect([brand?.name, name]).toEqual(['Gestus', { name: shown, key: 'eko maelk' }])
  })

  it('keeps a name that is nothing but brand or size', () => {
    expect(identifyProduct(offer({ brand: 'Coca-Cola', name: 'Coca-Cola 1 l' })).name).toEqual({
      name: 'Coca-Cola',
      key: 'coca cola',
    })
    expect(identifyProduct(offer({ name: '10 stk' })).name).toEqual({ name: '10 stk', key: '10 stk' })
  })

  it('keeps a word that only begins like the brand', () => {
    expect(identifyProduct(offer({ brand: 'Arla', name: 'Arlanda te' })).name.name).toBe('Arlanda te')
  })

  it('keeps a size in the name that is not the size of the pack', () => {
    const machine = offer({ brand: 'Bosch', name: 'Vaskemaskine 9 kg', size: null })
    expect(identifyProduct(machine)).toMatchObject({ name: { name: 'Vaskemaskine 9 kg' }, size: null })
    const pack = offer({ name: 'Poser 3 l', size: '20 stk' })
    expect(identifyProduct(pack)).toMatchObject({
      name: { name: 'Poser 3 l' },
      size: { quantity: 20, quantityType: 'stk', pieces: 1 },
    })
  })

  it('tells names of other alphabets apart', () => {
    expect(identifyProduct(offer({ name: 'Белый' })).name.key).toBe('белыи')
    expect(identifyProduct(offer({ name: 'Черный' })).name.key).toBe('черныи')
  })

  it('begins its names with a capital, and leaves those that have one further in', () => {
    expect(identifyProduct(offer({ brand: 'pågen', name: 'limpan' }))).toMatchObject({
      brand: { name: 'Pågen' },
      name: { name: 'Limpan' },
    })
    expect(identifyProduct(offer({ name: 'iPhone 17' })).name.name).toBe('iPhone 17')
  })

  it('takes a brand that owns itself, and an owner without a brand, for the brand', () => {
    const brands = [{ brand: 'Arla', parentBrand: 'ARLA' }, { parentBrand: 'Arla' }].map((fields) => {
      const { brand, parentBrand } = identifyProduct(offer({ name: 'Letmælk', ...fields }))
      return { brand, parentBrand }
    })
    expect(brands).toEqual([
      { brand: arla, parentBrand: null },
      { brand: arla, parentBrand: null },
    ])
  })

  it.each<[Parameters<typeof offer>[0], boolean]>([
    [{ ...leaflet, brand: 'Arla', name: 'Ost' }, false],
    [{ ...leaflet, brand: 'Grandiosa', name: 'Pizza' }, false],
    [{ ...leaflet, brand: 'Gevalia', name: 'Gevalia kaffe' }, false],
    [{ ...leaflet, brand: 'Arla', name: 'Ost 400 g' }, true],
    [{ ...leaflet, brand: 'Vilstrupgård', name: 'Hakket svinekød' }, true],
    [{ brand: 'Bosch', name: 'Boremaskine', size: null }, false],
    [{ brand: 'Bosch', name: 'Boremaskine GSR12V', size: null }, true],
  ])(
    'docs/import.md: is told at any chain by a size or by more than a general word: %o',
    (fields, isTelling) => {
      expect(identifyProduct(offer(fields)).isTelling).toBe(isTelling)
    },
  )

  it.each([
    ['400 g', true],
    ['1 stk', false],
    [null, false],
  ])('docs/import.md: has the number of pieces in its name, unless its size %s tells it', (size, isOne) => {
    const keys = ['Grillpølser 10-pack', 'Grillpølser 6-pack'].map(
      (name) => identifyProduct(offer({ brand: 'Gilde', name, size })).name.key,
    )
    expect(new Set(keys).size === 1).toBe(isOne)
  })
})
