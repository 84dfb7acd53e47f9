import { expect, it } from 'vitest'
import { productCard } from '#app/domain/offers/offer-summary.fixture.ts'
import { countShown, groupProducts } from './group-products.ts'

const product = (id: number, isHighlighted = false) => ({ ...productCard, id, isHighlighted })
const products = [product(3), product(1, true), product(4)]
const sponsored = [product(5, true)]
const kindsAndIds = (...given: Parameters<typeof groupProducts>) =>
  groupProducts(...given).map((group) => [group.kind, group.products.map(({ id }) => id)])

it('§2.1 results: sponsored offers stand apart from an order that the shopper chose, after the others', () => {
  expect(kindsAndIds({ products: products.slice(2), sponsored }, { sort: 'price' })).toEqual([
    ['ordered', [4]],
    ['sponsored', [5]],
  ])
  expect(kindsAndIds({ products: [product(3)], sponsored: [] }, { sort: 'end-date' })).toEqual([
    ['ordered', [3]],
  ])
})

it('§2.1 results: by relevance they stand among the others, and are not counted as products', () => {
  expect(kindsAndIds({ products, sponsored: [] }, {})).toEqual([['all', [3, 1, 4]]])
  expect(countShown(products)).toBe(2)
})

it('§2.1 results: by unit price, products of different units stand apart, in the order found', () => {
  const priced = (id: number, quantityType: string | null) => ({
    ...product(id),
    quantityType,
    unitPrice: quantityType === null ? null : 1000,
  })
  const found = [priced(2, 'kg'), priced(3, 'kg'), priced(4, 'stk.'), priced(5, null)]
  const unitsAndIds = (some: typeof found) =>
    groupProducts({ products: some, sponsored }, { sort: 'unit-price' }).map(
      ({ kind, unit, products: alike }) => [...[kind, unit, alike.map(({ id }) => id)]],
    )
  expect(unitsAndIds(found)).toEqual([
    ['ordered', 'kg', [2, 3]],
    ['ordered', 'stk.', [4]],
    ['ordered', null, [5]],
    ['sponsored', undefined, [5]],
  ])
  expect(unitsAndIds(found.slice(0, 2))).toEqual([
    ['ordered', undefined, [2, 3]],
    ['sponsored', undefined, [5]],
  ])
})
