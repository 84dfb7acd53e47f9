import { expect, it } from 'vitest'
import { coffeeCard } from '#app/domain/offers/offer-summary.fixture.ts'
import { groupOffers } from './group-offers.ts'

const offer = (id: number, isHighlighted = false) => ({ ...coffeeCard, id, isHighlighted })
const offers = [offer(1, true), offer(2, true), offer(3), offer(4), offer(5, true)]
const kindsAndIds = (...given: Parameters<typeof groupOffers>) =>
  groupOffers(...given).map((group) => [group.kind, group.offers.map(({ id }) => id)])

it('§2.1 results: sponsored offers stand apart from an order that the shopper chose', () => {
  expect(kindsAndIds(offers, { first: 2, search: { sort: 'price' } })).toEqual([
    ['sponsored', [1, 2]],
    ['ordered', [3, 4]],
    ['moreSponsored', [5]],
  ])
  expect(kindsAndIds([offer(3)], { first: 0, search: { sort: 'end-date' } })).toEqual([['ordered', [3]]])
})

it('§2.1 results: by relevance they are first, and among the others', () => {
  expect(kindsAndIds(offers, { first: 2, search: {} })).toEqual([['all', [1, 2, 3, 4, 5]]])
})

it('§2.1 results: by unit price, offers of different units stand apart, in the order found', () => {
  const priced = (id: number, quantityType: string | null) => ({
    ...offer(id),
    quantityType,
    unitPrice: quantityType === null ? null : 1000,
  })
  const found = [offer(1, true), priced(2, 'kg'), priced(3, 'kg'), priced(4, 'stk.'), priced(5, null)]
  const unitsAndIds = (some: typeof found) =>
    groupOffers(some, { first: 1, search: { sort: 'unit-price' } }).map(({ kind, unit, offers }) => [
      ...[kind, unit, offers.map(({ id }) => id)],
    ])
  expect(unitsAndIds(found)).toEqual([
    ['sponsored', undefined, [1]],
    ['ordered', 'kg', [2, 3]],
    ['ordered', 'stk.', [4]],
    ['ordered', null, [5]],
  ])
  expect(unitsAndIds(found.slice(0, 3))).toEqual([
    ['sponsored', undefined, [1]],
    ['ordered', undefined, [2, 3]],
  ])
})
