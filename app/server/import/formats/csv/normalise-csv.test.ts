import { describe, expect, it } from 'vitest'
import { normaliseJsonl } from '../jsonl/normalise-jsonl.ts'
import { csvNormaliser } from './normalise-csv.ts'

const checked = {
  source: null,
  id: '17',
  country: 'no',
  chain: 'Kiwi',
  chainCategory: null,
  chainWebsite: null,
  brand: 'Tine',
  parentBrand: null,
  name: 'Lettmelk',
  gtin: null,
  category: null,
  categoryGroup: null,
  tint: null,
  size: '1 l',
  startDate: '2026-11-16',
  endDate: '2026-11-22',
  units: 2,
  unitType: null,
  price: 3500,
  regularPrice: 4580,
  currency: 'NOK',
  hasBrandField: true,
  singlePrice: null,
  unitPrice: null,
  unitPricePer: null,
  unitPriceBound: null,
  isHighlighted: true,
  imageUrl: null,
  offerUrl: 'https://kiwi.example.org/1',
  definedDescription: ['0,5 % fett', 'Norsk'],
}
const row = {
  ID: '17',
  Country: 'NO',
  chain: 'Kiwi',
  BRAND: 'Tine',
  name: 'Lettmelk',
  size: '1 l',
  start_date: '16.11.2026',
  'End date': '2026-11-22',
  units: '2',
  price: '35,00',
  regularPrice: 'kr 45,80',
  is_highlighted: 'ja',
  image_url: '/bilder/melk.png',
  offerUrl: 'https://kiwi.example.org/1',
  description: '0,5 % fett | Norsk',
  'other column': 'x',
}

describe('A CSV row', () => {
  it('is read by the names of its columns, however they are written', () => {
    expect(csvNormaliser({})(row)).toEqual(checked)
  })

  it('docs/import.md: has no field for a brand in a file without its column', () => {
    const { BRAND, ...brandless } = row
    expect(csvNormaliser({})(brandless)).toEqual({ ...checked, brand: null, hasBrandField: false })
    expect(csvNormaliser({})({ ...brandless, brand: '' })).toEqual({ ...checked, brand: null })
  })

  it('is read by a mapping where there is one, and then no other column is', () => {
    const columns = { id: 'nr', name: 'vare', price: 'pris' }
    const normalise = csvNormaliser({
      columns,
      country: 'no',
      chain: 'Kiwi',
      startDate: '2026-11-16',
      endDate: '2026-11-22',
    })
    expect(
      normalise({ nr: '17', vare: 'Lettmelk 1 l', pris: '35', brand: 'ikke lest', country: 'Norge' }),
    ).toEqual({
      ...checked,
      brand: null,
      hasBrandField: false,
      name: 'Lettmelk 1 l',
      size: undefined,
      units: 1,
      regularPrice: null,
      isHighlighted: false,
      offerUrl: null,
      definedDescription: [],
    })
  })

  it.each([
    ['39,90', 'kr/kg', 3990, 'kg'],
    ['7,98 €/l', '', 798, 'l'],
    ['187,19', 'kr/GRM', 18719, 'kg'],
    ['2,50', 'kr/tvätt', null, null],
    ['255,60', 'kr/gr', 25560, 'kg'],
    ['8,75 kr/100 g', '', 8750, 'kg'],
    ['8,75', 'kr/100 g', 8750, 'kg'],
    ['kr 8,75 per 100 ml', '', 8750, 'l'],
    ['1 299,00 kr/kg', '', 129_900, 'kg'],
    ['25:-/l', '', 2500, 'l'],
    ['12,00 €/m2', '', null, null],
    ['80,00-90,00 kr/kg', '', null, null],
    ['80,00–90,00', 'kr/kg', null, null],
    ['-', 'kr/kg', null, null],
    ['0,00', 'kr/kg', null, null],
  ])(
    'docs/import.md: states a unit price as shops write it: %s %s',
    (unitPrice, unitPricePer, amount, per) => {
      expect(csvNormaliser({})({ ...row, unitPrice, unitPricePer })).toMatchObject({
        ...{ unitPrice: amount, unitPricePer: per },
      })
    },
  )

  it.each([
    ['maks. 62,50 kr/kg', '', '', 6250, 'most'],
    ['från 62,50', 'kr/kg', '', 6250, 'least'],
    ['ca 62,50', 'kg', '', 6250, 'about'],
    ['n. 6,25 €/kg', '', '', 625, 'about'],
    ['62,50', 'kg', 'most', 6250, 'most'],
    ['62,50', 'kg', '', 6250, null],
  ])(
    'docs/import.md: a unit price may be said to be not exact: %s %s %s',
    (unitPrice, unitPricePer, unitPriceBound, amount, bound) => {
      const given = { ...row, name: 'Ost', size: '', price: '25,00' }
      const offer = csvNormaliser({})({ ...given, unitPrice, unitPricePer, unitPriceBound })
      expect(offer).toMatchObject({ unitPrice: amount, unitPricePer: 'kg', unitPriceBound: bound })
      // Nor does it tell the size then.
      expect('size' in offer && typeof offer.size === 'string').toBe(bound === null)
    },
  )

  it('a bound that we do not know is refused', () => {
    const unknown = { ...row, unitPrice: '62,50', unitPricePer: 'kg', unitPriceBound: 'max' }
    expect(csvNormaliser({})(unknown)).toMatchObject({ reason: 'bad-field' })
  })

  it('docs/import.md: has the size that its unit price implies, if nothing else tells it', () => {
    const cheese = {
      ...row,
      name: 'Ost',
      size: '',
      units: '1',
      price: '29,95',
      unitPrice: '187,19',
      unitPricePer: 'kr/kg',
    }
    expect(csvNormaliser({})(cheese)).toMatchObject({ size: '160 g', unitPrice: 18719 })
    // Its 22 months are no metres.
    expect(csvNormaliser({})({ ...cheese, name: 'Parmigiano 22m' })).toMatchObject({ size: '160 g' })
    const capsules = {
      ...cheese,
      name: 'Kaffekapslar',
      price: '45,50',
      unitPrice: '3,79',
      unitPricePer: 'kr/st',
    }
    expect(csvNormaliser({})(capsules)).toMatchObject({
      size: '12 stk.',
      unitPrice: 379,
      unitPricePer: 'stk',
    })
  })

  it('§3 Compared prices: a unit price is that of a piece if it fits the pieces, whatever unit stands beside it', () => {
    const eggs = { ...row, name: 'Egg 12-pack', size: '', units: '', price: '39,95', unitPricePer: 'kr/GRM' }
    const read = (fields: object) => csvNormaliser({})({ ...eggs, ...fields })
    expect(read({ unitPrice: '3,33' })).toMatchObject({
      size: undefined,
      unitPrice: 333,
      unitPricePer: 'stk',
    })
    expect(read({ name: 'Kaffekapsler', unitPrice: '4,00' })).toMatchObject({
      ...{ size: '10 stk.', unitPrice: 400, unitPricePer: 'stk' },
    })
    // So few grams of it are washes, by which we do not compare.
    expect(read({ name: 'Kulörtvättmedel', unitPrice: '2,00' })).toMatchObject({ unitPrice: null })
    expect(read({ name: 'Limeblad', price: '40,00', unitPrice: '1,60' })).toMatchObject({
      size: '25 g',
      unitPrice: 160_000,
    })
  })

  it.each([
    ['Safran 0,5 g', '29,90', '59,80 kr/g', 5_980_000],
    ['Vaniljestang 3 g', '39,90', '13,30 kr/g', 1_330_000],
    ['Kaffekapsler 52 g 10 stk', '39,00', '0,75 kr/g', 75_000],
  ])(
    '§3 Compared prices: a unit price a gram is one if it fits the size: %s at %s, %s',
    (name, price, unitPrice, amount) => {
      expect(csvNormaliser({})({ ...row, name, size: '', units: '', price, unitPrice })).toMatchObject({
        ...{ unitPrice: amount, unitPricePer: 'kg' },
      })
    },
  )

  it.each(['før', '-', 'fra 45,00', '0,00'])(
    'docs/import.md: is an offer without its usual price and that of one, if they are written %s',
    (written) => {
      expect(csvNormaliser({})({ ...row, regularPrice: written, singlePrice: written })).toEqual({
        ...checked,
        regularPrice: null,
      })
    },
  )

  it.each([
    ['Ajax Glas', '750 ml'],
    ['Ovn & Grill rens', '500 ml'],
    ['Pata Negra Tempranillo', '75 cl'],
  ])('docs/import.md: keeps the size that it states for %s', (name, size) => {
    expect(csvNormaliser({})({ ...row, name, size })).toEqual({ ...checked, name, size })
  })

  it('is of the chain that is given for all rows', () => {
    expect(csvNormaliser({ chain: 'Joker', source: 'joker' })(row)).toEqual({
      ...checked,
      chain: 'Joker',
      source: 'joker',
    })
  })

  it.each([
    [{ price: '' }, 'missing-price', 'there is no price'],
    [{ price: 'to for en' }, 'bad-price', '“to for en” is not a price'],
    [{ price: '-35' }, 'negative-price', 'price is negative'],
    [{ price: '99999999999' }, 'absurd-price', 'price is above a million'],
    [{ price: '35 EUR' }, 'wrong-currency', 'the currency is not the one of the country'],
    [{ Country: 'Norge' }, 'unknown-country', 'country must be dk, no, se or fi; there is no currency'],
    [
      { start_date: 'mandag' },
      'bad-date',
      'startDate is not a day between 2000 and 2099, written 2026-11-21',
    ],
    [{ 'End date': '1.11.2026' }, 'end-before-start', 'endDate is before startDate'],
    [{ units: 'to' }, 'bad-field', 'units must be a number'],
    [{ name: '' }, 'missing-name', 'there is no name'],
  ])('is set aside for %o', (change, reason, message) => {
    expect(csvNormaliser({})({ ...row, ...change })).toEqual({ reason, message })
  })
})

describe('A JSONL row', () => {
  const offer = {
    id: '17',
    brand: 'Tine',
    name: 'Lettmelk',
    size: '1 l',
    units: 2,
    price: 3500,
    regularPrice: 4580,
    currency: 'NOK',
    isHighlighted: true,
    offerUrl: 'https://kiwi.example.org/1',
    definedDescription: ['0,5 % fett', 'Norsk'],
  }
  const defaults = { country: 'no', chain: 'Kiwi', startDate: '2026-11-16', endDate: '2026-11-22' } as const

  it('is an offer in our own words, with what is given for rows that are silent', () => {
    expect(normaliseJsonl(offer, defaults)).toEqual(checked)
    expect(normaliseJsonl({ ...offer, startDate: '2026-11-18' }, defaults)).toEqual({
      ...checked,
      startDate: '2026-11-18',
    })
  })

  it.each([[[offer]], ['text'], [null], [17]])('is set aside where it is no object: %j', (fields) => {
    expect(normaliseJsonl(fields, defaults)).toEqual({
      reason: 'not-an-offer',
      message: 'the row is not a list of fields',
    })
  })
})
