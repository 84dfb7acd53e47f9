import { describe, expect, it } from 'vitest'
import { viewOn } from './list-on-day.ts'
import { projectList } from './list-projection.ts'
import { coffee, item, listOf, milk, mutation } from './lists.fixture.ts'

const sunday = '2026-11-22'
const monday = '2026-11-23'

const kept = listOf([
  item('coffee', { ...coffee, endDate: sunday, quantity: 2 }),
  item('milk', { ...milk, endDate: monday }),
  item('candles', { quantity: 4 }),
])

describe('§4 shopping list data: an item whose offer has ended stays, marked, out of the total', () => {
  it('also on a copy that the device kept from the day before', () => {
    const view = projectList(kept, [])
    const [ended, ...others] = view.items
    expect(viewOn(view, monday)).toEqual({
      ...view,
      items: [{ ...ended, isExpired: true }, ...others],
      amount: 7,
      total: 895,
      totalUnchecked: 895,
      priceTotalText: '8,95\u00a0kr.',
      numberWithoutPrice: 6,
    })
  })

  it('also among items that were changed since', () => {
    const addition = mutation('m1', {
      kind: 'add-offer',
      offerId: 13,
      quantity: 1,
      item: { ...coffee, endDate: sunday, offerId: 13 },
    })
    expect(viewOn(projectList(kept, [addition]), monday)).toMatchObject({
      items: [{ uuid: 'coffee', isExpired: true }, { isExpired: false }, {}, { uuid: 'm1', isExpired: true }],
      total: 895,
    })
  })

  it('also if the device’s clock is behind: the server says it has ended', () => {
    const view = projectList(listOf([item('coffee', { ...coffee, endDate: sunday, isExpired: true })]), [])
    expect(viewOn(view, sunday)).toBe(view)
  })

  it('until its last day is over the view is the same object, and so are two views of one day', () => {
    const view = projectList(kept, [])
    expect(viewOn(view, sunday)).toBe(view)
    expect(viewOn(view, monday)).toBe(viewOn(view, monday))
  })
})
