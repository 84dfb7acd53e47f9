import { expect, it } from 'vitest'
import { coffee, item } from './lists.fixture.ts'
import { reductionOf } from './reduction-of.ts'

const onList = (quantity: number, checked = false) =>
  item('coffee', { ...coffee, offerId: 11, quantity, checked })

it('§4 add-to-list modal: fewer of an offer stay on the list, and none if all are taken off', () => {
  const of = [1, 2, 3].map((by) => reductionOf([item('milk'), onList(2)], 11, by))
  expect(of).toEqual([
    { kind: 'set-quantity', itemUuid: 'coffee', quantity: 1 },
    { kind: 'remove', itemUuid: 'coffee' },
    { kind: 'remove', itemUuid: 'coffee' },
  ])
})

it('§4 add-to-list modal: what is ticked, or not on the list, stays as it is', () => {
  expect([reductionOf([onList(2, true)], 11, 1), reductionOf([item('milk')], 11, 1)]).toEqual([
    undefined,
    undefined,
  ])
})
