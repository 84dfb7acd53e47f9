import { describe, expect, it } from 'vitest'
import { isRejection } from '../../row/rejections.ts'
import type { FeedDefaults } from '../feed-defaults.ts'
import { normaliseTjek } from './normalise-tjek.ts'

const least = {
  id: 'a1',
  heading: 'Havregryn 500 g',
  pricing: { price: 10, currency: 'DKK' },
  run_from: '2026-11-16',
  run_till: '2026-11-22',
  branding: { name: 'Købmand' },
}
const days = ['2026-11-16', '2026-11-22']

/** What a row's shape decides: its chain, its days and its prices. */
function read(fields: unknown, defaults: FeedDefaults = {}) {
  const offer = normaliseTjek(fields, defaults)
  if (isRejection(offer)) return offer
  const { id, chain, chainWebsite, startDate, endDate, price, regularPrice } = offer
  return { id, chain, chainWebsite, days: [startDate, endDate], price, regularPrice }
}
const expected = { id: 'a1', chain: 'Købmand', chainWebsite: null, days, price: 1000, regularPrice: null }

describe('docs/import.md: what a Tjek offer may lack, it may lack', () => {
  it('a usual price, a quantity, a picture and a link', () => {
    expect(read(least)).toEqual(expected)
  })

  it('an id', () => {
    expect(read({ ...least, id: undefined })).toEqual({ ...expected, id: null })
  })

  it('an id that is a number is one', () => {
    expect(read({ ...least, id: 17 })).toEqual({ ...expected, id: '17' })
  })

  it('a price is missing, and no field is bad', () => {
    expect(read({ ...least, pricing: { currency: 'DKK' } })).toEqual({
      reason: 'missing-price',
      message: 'there is no price',
    })
  })

  it('optional parts that are empty lists or texts say nothing', () => {
    expect(read({ ...least, quantity: [], images: '', links: [], description: null })).toEqual(expected)
  })
})

describe('docs/import.md: a Tjek offer is read in every shape of its API', () => {
  it('with its chain as a dealer', () => {
    const dealer = { id: 'd', name: 'Købmand', website: 'https://koebmand.example.org' }
    expect(read({ ...least, branding: undefined, dealer })).toEqual({
      ...expected,
      chainWebsite: 'https://koebmand.example.org/',
    })
  })

  it('with its days, and its chain, in its catalog', () => {
    const { run_from, run_till, branding, ...without } = least
    const catalog = { id: 'c', run_from, run_till, branding }
    expect(read({ ...without, catalog })).toEqual(expected)
    expect(read({ ...without, catalog: { run_from, run_till, dealer: branding } })).toEqual(expected)
  })

  it('its own days, before those of its catalog', () => {
    const catalog = { run_from: '2026-11-01', run_till: '2026-11-30' }
    expect(read({ ...least, catalog })).toEqual(expected)
  })

  it('in a wrapper', () => {
    expect(read({ offer: least })).toEqual(expected)
    expect(read({ type: 'offer', data: least })).toEqual(expected)
    expect(read({ node: { offer: least } })).toEqual(expected)
  })

  it.each([
    { id: 'd', name: 'Købmand', website: 'https://koebmand.example.org' },
    { id: 'c', run_from: '2026-11-16', run_till: '2026-11-22', dealer: { name: 'Købmand' } },
    { offer: { id: 'x' } },
    { offer: { offer: { offer: { offer: { offer: least } } } } },
    'a text',
    null,
  ])('but a dealer, a catalog or another thing is no offer: %j', (fields) => {
    expect(read(fields)).toEqual({ reason: 'not-an-offer', message: 'the row has no heading and pricing' })
  })
})
