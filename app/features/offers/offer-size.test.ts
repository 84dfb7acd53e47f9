import { expect, it } from 'vitest'
import { coffeeCard } from '#app/domain/offers/offer-summary.fixture.ts'
import { offerSize } from './offer-size.tsx'

const two = { ...coffeeCard, price: 3500, units: 2, unitPrice: 4375 }

it('§3 product offer: a card of one piece says its size and unit price', () => {
  expect(offerSize(coffeeCard, 'dk').replaceAll('\u00a0', ' ')).toBe('400 g · 99,88 pr. kg')
})

it('§3 product offer: a card of several pieces says what one costs, by which it is compared', () => {
  const said = (offer: typeof two, country: 'dk' | 'se') =>
    offerSize(offer, country).replaceAll('\u00a0', ' ')
  expect(said(two, 'dk')).toBe('400 g · 17,50 pr. stk. · 43,75 pr. kg')
  expect(said({ ...two, unitType: 'st' }, 'se')).toBe('400 g · 17,50 kr/st · 43,75 kr/kg')
  expect(said({ ...two, size: '', unitPrice: 1750, quantityType: 'stk.' }, 'dk')).toBe('17,50 pr. stk.')
})

it('§3 product offer: a card says once what a piece and a full unit cost alike', () => {
  expect(offerSize({ ...two, price: 3000, size: '1 l', unitPrice: 1500, quantityType: 'l' }, 'dk')).toBe(
    '1 l\u00a0· 15,00\u00a0pr.\u00a0l',
  )
})
