import { describe, expect, it } from 'vitest'
import { csvNormaliser } from '../formats/csv/normalise-csv.ts'
import { normaliseJsonl } from '../formats/jsonl/normalise-jsonl.ts'
import { normaliseMerchant } from '../formats/merchant/normalise-merchant.ts'

const defaults = {
  country: 'dk',
  chain: 'Netto',
  startDate: '2026-11-16',
  endDate: '2026-11-22',
} as const
const row = { name: 'Ost', price: '35,00' }
const csv = (fields: Record<string, string>) => csvNormaliser(defaults)({ ...row, ...fields })
const jsonl = (fields: object) =>
  normaliseJsonl({ name: 'Ost', price: 3500, currency: 'DKK', ...fields }, defaults)
const merchant = (fields: Record<string, string>) =>
  normaliseMerchant({ title: 'Ost', price: '35.00 DKK', ...fields }, defaults)

const deal = '2 for 35. 200 g. Pr. kg 87,50. 1 stk. 25,-'
const dealt = {
  ...{ units: 2, price: 3500, singlePrice: 2500, size: '200 g' },
  ...{ unitPrice: 8750, unitPricePer: 'kg', unitPriceBound: null },
}

describe('§3 Compared prices: the terms that only the texts of a feed state', () => {
  it('are read from the description of a CSV row', () => {
    expect(csv({ description: deal })).toMatchObject(dealt)
  })

  it('are read from the texts of a JSONL row', () => {
    expect(jsonl({ definedDescription: ['Mild', ...deal.split(/(?<=\d)\. /)] })).toMatchObject(dealt)
  })

  it('are read from the description of a Merchant item', () => {
    expect(merchant({ description: `&lt;b&gt;Mild&lt;/b&gt; ${deal}` })).toMatchObject(dealt)
  })

  it('may be not exact', () => {
    expect(csv({ description: 'Pr. kg maks. 90,00' })).toMatchObject({
      ...{ units: 1, size: null, unitPrice: 9000, unitPricePer: 'kg', unitPriceBound: 'most' },
    })
  })

  it('give way to the columns, each by itself', () => {
    expect(csv({ description: deal, units: '1' })).toMatchObject({ units: 1, singlePrice: null })
    expect(csv({ description: deal, size: '190 g' })).toMatchObject({ ...dealt, size: '190 g' })
    expect(csv({ description: deal, singlePrice: '24,00' })).toMatchObject({ ...dealt, singlePrice: 2400 })
    expect(csv({ description: deal, unitPrice: '90,00', unitPricePer: 'kg' })).toMatchObject({
      ...{ units: 2, unitPrice: 9000, unitPricePer: 'kg' },
    })
  })

  it('are of each piece of the deal in the columns', () => {
    expect(csv({ units: '2', description: '400 g. Pr. kg 87,50' })).toMatchObject({
      ...{ units: 2, size: '200 g', unitPrice: 8750 },
    })
  })

  it('are not what a food contains, or how many there are', () => {
    const alone = { units: 1, unitPrice: null, unitPricePer: null }
    expect(csv({ name: 'Cola 1,5 l', description: 'Per 100 ml: 42 kcal' })).toMatchObject({
      ...{ ...alone, name: 'Cola 1,5 l', size: undefined },
    })
    expect(csv({ name: 'Chips', description: '100 g 2-pak' })).toMatchObject({ ...alone, size: undefined })
  })

  it('are not of the unit or the bound in a column without an amount', () => {
    const fields = { definedDescription: ['Pr. stk. 10,00'], unitPricePer: 'kg', unitPriceBound: 'most' }
    expect(jsonl(fields)).toMatchObject({ unitPrice: 1000, unitPricePer: 'stk', unitPriceBound: null })
  })

  it('tell the size of a Merchant item only by a unit price that is shown', () => {
    const description = '200 g. Pr. kg 175,00'
    expect(merchant({ description })).toMatchObject({ size: '200 g', unitPrice: 17_500 })
    const trolley = { title: 'Sækkevogn 200 kg', price: '399.00 DKK', description: 'Pris pr. stk. 399,-' }
    expect(merchant(trolley)).toMatchObject({ name: 'Sækkevogn 200 kg', size: null, unitPrice: null })
  })

  it('leave an offer alone whose texts state none', () => {
    expect(csv({ name: 'Æg 10 stk', description: '35 kr. i alt' })).toMatchObject({ units: 1 })
    expect(csv({ name: 'Ost 400 g', description: 'Mild. 45+' })).toMatchObject({
      ...{ units: 1, size: undefined, singlePrice: null, unitPrice: null, unitPricePer: null },
    })
    expect(merchant({ title: 'Ost 400 g', description: 'Mild. 45+' })).toMatchObject({ size: null })
  })
})

describe('§3 Compared prices: the unit price that a feed states', () => {
  const bread = { name: 'Burgerboller', price: '20,00', unitPrice: '62,28', unitPricePer: 'kr/kg' }

  it('is shown even if the size is in another unit, which stays in the name', () => {
    expect(csv({ ...bread, size: '8 stk.' })).toMatchObject({
      ...{ name: 'Burgerboller 8 stk.', size: null, unitPrice: 6228, unitPricePer: 'kg' },
    })
    expect(csv({ ...bread, name: 'Burgerboller 8 stk.' })).toMatchObject({
      ...{ name: 'Burgerboller 8 stk.', size: null, unitPrice: 6228, unitPricePer: 'kg' },
    })
    expect(jsonl({ size: '8 stk.', unitPrice: 6228, unitPricePer: 'kg' })).toMatchObject({
      ...{ name: 'Ost 8 stk.', size: null, unitPrice: 6228, unitPricePer: 'kg' },
    })
  })

  it('tells the size in its unit', () => {
    expect(csv({ ...bread, size: '8 stk.', unitPrice: '50,00' })).toMatchObject({
      ...{ name: 'Burgerboller 8 stk.', size: '400 g', unitPrice: 5000 },
    })
  })

  it('tells the size of each piece', () => {
    expect(csv({ units: '2', unitPrice: '87,50', unitPricePer: 'kg' })).toMatchObject({
      ...{ units: 2, size: '200 g' },
    })
  })

  it('says nothing if it is the price of the one piece', () => {
    const roll = { name: 'Snor 5 m', price: '14,95', unitPrice: '14,95', unitPricePer: 'kr/stk' }
    const none = { size: undefined, unitPrice: null, unitPricePer: null }
    expect(csv(roll)).toMatchObject(none)
    // A piece of four rolls cannot cost more than all.
    expect(csv({ ...roll, name: 'Køkkenrulle 4-pak', unitPrice: '29,57' })).toMatchObject(none)
    expect(csv({ ...roll, name: 'Mango' })).toMatchObject({ unitPrice: 1495, unitPricePer: 'stk' })
  })
})

describe('§3 Compared prices: what a thing holds is not its size', () => {
  it.each([
    ['Saftkoger', '5 l'],
    ['Drikkeglas', '40 cl'],
    ['Stekepanne', '2 l'],
    ['Fryspåsar', '3 l'],
    ['Paistinpannu', '2 l'],
  ])('in a column: %s of %s', (name, size) => {
    const read = { size: undefined, unitPrice: null }
    expect(csv({ name, size })).toMatchObject({ ...read, name })
    expect(merchant({ title: name, unit_pricing_measure: size })).toMatchObject(read)
    expect(csv({ name, size: '6 stk.' })).toMatchObject({ name, size: '6 stk.' })
  })

  it('unless the unit price is that of a litre', () => {
    expect(csv({ name: 'Is bolle', size: '1 l', unitPrice: '35,00', unitPricePer: 'l' })).toMatchObject({
      ...{ size: '1 l', unitPrice: 3500, unitPricePer: 'l' },
    })
  })
})
