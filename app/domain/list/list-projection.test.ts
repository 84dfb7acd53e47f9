import { describe, expect, it } from 'vitest'
import { hasRoomFor, projectList } from './list-projection.ts'
import { coffee, item, listOf, milk, mutation, sketch } from './lists.fixture.ts'
import type { KeptMutation, ListChange, ShoppingList, ShoppingListItem } from './shopping-list.ts'

const two = listOf([item('coffee', { ...coffee, quantity: 2 }), item('candles', { name: 'Fyrfadslys' })])

/** A list after some changes, in short: `2 coffee`, ticked `2 coffee ✓`, pending `2 coffee …`. */
function shown(changes: (ListChange | KeptMutation)[], list = two) {
  const mutations = changes.map((change, index) =>
    'change' in change ? change : mutation(`m${index + 1}`, change),
  )
  return projectList(list, mutations).items.map(
    ({ quantity, uuid, checked, isPending }) =>
      `${quantity} ${uuid}${checked ? ' ✓' : ''}${isPending ? ' …' : ''}`,
  )
}

const addCoffee = (quantity: number): ListChange => ({
  kind: 'add-offer',
  offerId: 11,
  quantity,
  item: coffee,
})
const check = (itemUuid: string): ListChange => ({ kind: 'check', itemUuid })
const remove = (itemUuid: string): ListChange => ({ kind: 'remove', itemUuid })
const restore = (itemUuid: string): ListChange => ({ kind: 'restore', itemUuid })
const setQuantity = (itemUuid: string, quantity: number): ListChange => ({
  kind: 'set-quantity',
  itemUuid,
  quantity,
})
const empty: ListChange = { kind: 'empty' }
const undo = (emptyingId: string): ListChange => ({ kind: 'undo-empty', emptyingId })

describe('a list without changes of this device', () => {
  it('is the list, with its amount (§9: the sum of quantities) and its total (the sum over pieces)', () => {
    const items = [
      item('coffee', { ...coffee, quantity: 2 }),
      item('ended', { ...milk, quantity: 3, isExpired: true }),
      item('candles', { quantity: 4, checked: true }),
      item('milk', { ...milk, quantity: 2, checked: true }),
    ]
    expect(projectList(listOf(items), [])).toEqual({
      ...listOf(items),
      items: items.map((each) => ({ ...each, isPending: false })),
      amount: 11,
      amountChecked: 6,
      total: 2 * 3995 + 2 * 895,
      totalUnchecked: 2 * 3995,
      priceTotalText: '97,80\u00a0kr.',
      numberWithoutPrice: 7,
    })
  })

  it('§4 shopping list data: counts what nobody can pay of a deal as without a price, as its row does', () => {
    const deal = { units: 2, unitsPrice: 3500, quantity: 3 }
    const items = [item('coffee', deal), item('tea', { ...deal, priceText: '20,00', checked: true })]
    const { total, totalUnchecked, numberWithoutPrice } = projectList(listOf(items), [])
    expect({ total, totalUnchecked, numberWithoutPrice }).toEqual({
      total: 3500 + (3500 + 2000),
      totalUnchecked: 3500,
      numberWithoutPrice: 1,
    })
  })

  it('has its total in the money of its country', () => {
    const finnish = listOf([item('coffee', coffee)], { country: 'fi' })
    expect(projectList(finnish, []).priceTotalText).toBe('39,95\u00a0€')
  })
})

describe('a tick', () => {
  const tickedBy = (changes: Partial<ShoppingList>, ...kinds: ('check' | 'uncheck')[]) =>
    projectList(
      listOf([item('coffee', coffee)], changes),
      kinds.map((kind, index) => mutation(`m${index}`, { kind, itemUuid: 'coffee' })),
    ).items.map(({ checked, checkedBy }) => [checked, checkedBy])

  it('belongs to the user of this device, by the key the list has for them', () => {
    expect(tickedBy({}, 'check')).toEqual([[true, 'owner']])
    const owner = { name: 'Jonas Bak', isUser: false }
    const participants = [
      { uuid: 'part-1', name: 'Ida', isUser: false },
      { uuid: 'part-2', name: 'Mette Holm', isUser: true },
    ]
    expect(tickedBy({ owner, participants }, 'check')).toEqual([[true, 'part-2']])
  })

  it('belongs to no user once it is taken back', () => {
    expect(tickedBy({}, 'check', 'uncheck')).toEqual([[false, null]])
  })
})

describe('an addition', () => {
  it('comes last, as the item whose uuid is the id of the change', () => {
    expect(shown([{ kind: 'add-offer', offerId: 12, quantity: 3, item: milk }])).toEqual([
      '2 coffee',
      '1 candles',
      '3 m1 …',
    ])
    const [, , added] = projectList(two, [
      mutation('m1', { kind: 'add-offer', offerId: 12, quantity: 3, item: milk }),
    ]).items
    expect(added).toEqual({
      ...milk,
      uuid: 'm1',
      quantity: 3,
      checked: false,
      checkedBy: null,
      isPending: true,
    })
  })

  it('of an offer that is on the list unticked adds to its quantity', () => {
    expect(shown([addCoffee(3)])).toEqual(['5 coffee …', '1 candles'])
  })

  it('of an offer that is on the list ticked is an item of its own', () => {
    expect(shown([check('coffee'), addCoffee(1)])).toEqual(['2 coffee ✓ …', '1 candles', '1 m2 …'])
  })

  it('of a custom product adds to the same product, and not to another', () => {
    const product = sketch({ name: 'Fyrfadslys', customPartnerProductId: 5 })
    const add = (id: number): ListChange => ({
      kind: 'add-custom-product',
      customPartnerProductId: id,
      quantity: 1,
      item: product,
    })
    expect(shown([add(5), add(5), add(6)], listOf([]))).toEqual(['2 m1 …', '1 m3 …'])
  })

  it('that was typed is always an item of its own, with its place under its name', () => {
    const typed: ListChange = { kind: 'add-manual', itemName: 'Mel', placeName: 'Torvet', quantity: 2 }
    expect(shown([typed, typed], listOf([]))).toEqual(['2 m1 …', '2 m2 …'])
    expect(projectList(listOf([]), [mutation('m1', typed)]).items).toEqual(
      [item('m1', { name: 'Mel', subText: 'Torvet', quantity: 2, tint: 'stone' })].map((shown) => ({
        ...shown,
        isPending: true,
      })),
    )
  })

  it('still names its item by its own id once the list contains it', () => {
    const merged: KeptMutation = {
      ...mutation('mine', addCoffee(1)),
      ackedVersion: two.version,
      itemUuid: 'coffee',
    }
    expect(shown([merged, check('mine')])).toEqual(['2 coffee ✓ …', '1 candles'])
  })

  it('can be named by its own id later, even if it was added to another item', () => {
    expect(shown([addCoffee(3), setQuantity('m1', 1), check('m1')])).toEqual(['1 coffee ✓ …', '1 candles'])
    expect(shown([addCoffee(3), remove('m1')])).toEqual(['1 candles'])
    expect(shown([addCoffee(3), remove('m1'), restore('m1')])).toEqual(['1 candles', '5 coffee …'])
  })

  it('is not shown twice if its answer was lost', () => {
    const list = listOf([item('m1', { name: 'Mel' })])
    expect(shown([{ kind: 'add-manual', itemName: 'Mel', placeName: null, quantity: 1 }], list)).toEqual([
      '1 m1',
    ])
  })

  it('is limited to 999,999 of an item and 1,000 items', () => {
    const most = item('coffee', { ...coffee, quantity: 999_990 })
    expect(shown([addCoffee(20)], listOf([most]))).toEqual(['999999 coffee …'])
    const full = listOf(Array.from({ length: 1000 }, (_, index) => item(`item-${index}`)))
    expect(shown([addCoffee(1)], full)).toHaveLength(1000)
  })
})

describe('an edit', () => {
  it('ticks, takes the tick back and sets the quantity', () => {
    expect(shown([check('coffee')])).toEqual(['2 coffee ✓ …', '1 candles'])
    expect(shown([check('coffee'), { kind: 'uncheck', itemUuid: 'coffee' }])).toEqual([
      '2 coffee …',
      '1 candles',
    ])
    expect(shown([setQuantity('coffee', 7), setQuantity('coffee', 4)])).toEqual(['4 coffee …', '1 candles'])
  })

  it('§4: a quantity of 0 removes', () => {
    expect(shown([setQuantity('coffee', 0)])).toEqual(['1 candles'])
  })

  it('of an item that is not on the list does nothing: a removal wins over it', () => {
    expect(shown([remove('coffee'), setQuantity('coffee', 9), check('coffee')])).toEqual(['1 candles'])
    expect(shown([check('unknown'), remove('unknown'), restore('unknown')])).toEqual([
      '2 coffee',
      '1 candles',
    ])
  })
})

describe('a removed item', () => {
  it('comes back last, as it was', () => {
    expect(shown([check('coffee'), remove('coffee'), restore('coffee')])).toEqual([
      '1 candles',
      '2 coffee ✓ …',
    ])
  })

  it('comes back once, and an item that was not removed stays in its place', () => {
    expect(shown([remove('coffee'), restore('coffee'), restore('coffee')])).toEqual([
      '1 candles',
      '2 coffee …',
    ])
    expect(shown([restore('coffee')])).toEqual(['2 coffee', '1 candles'])
  })

  const away = listOf([item('candles', { name: 'Fyrfadslys' })])
  const takenBack: ListChange = {
    kind: 'restore',
    itemUuid: 'coffee',
    item: item('coffee', { ...coffee, quantity: 2, checked: true }),
  }

  it('comes back at once as it was last seen, even if the server has confirmed its removal', () => {
    expect(shown([takenBack], away)).toEqual(['1 candles', '2 coffee ✓ …'])
    expect(shown([takenBack, setQuantity('coffee', 5)], away)).toEqual(['1 candles', '5 coffee ✓ …'])
  })

  it('is pending only while its restoring is, whether or not it was pending when last seen', () => {
    const seen = { ...item('coffee', coffee), isPending: true }
    const answered: KeptMutation = {
      ...mutation('m1', { kind: 'restore', itemUuid: 'coffee', item: seen }),
      ackedVersion: 6,
    }
    expect(shown([answered], away)).toEqual(['1 candles', '1 coffee'])
  })

  it('comes back once and as the list has it, but not after the list was emptied', () => {
    expect(shown([takenBack])).toEqual(['2 coffee', '1 candles'])
    expect(shown([takenBack, takenBack], away)).toEqual(['1 candles', '2 coffee ✓ …'])
    expect(shown([setQuantity('coffee', 7), remove('coffee'), takenBack])).toEqual([
      '1 candles',
      '7 coffee …',
    ])
    expect(shown([empty, takenBack])).toEqual([])
  })

  it('comes back to a list that was emptied meanwhile, but not to a full one', () => {
    expect(shown([remove('coffee'), empty, restore('coffee')])).toEqual(['2 coffee …'])
    const items: ShoppingListItem[] = Array.from({ length: 1000 }, (_, index) => item(`item-${index}`))
    const typed: ListChange = { kind: 'add-manual', itemName: 'Mel', placeName: null, quantity: 1 }
    const last = shown([remove('item-0'), typed, restore('item-0')], listOf(items)).at(-1)
    expect(last).toBe('1 m2 …')
  })
})

describe('an emptying', () => {
  it('takes everything off, and what is added after it stays', () => {
    expect(shown([addCoffee(1), empty, addCoffee(2)])).toEqual(['2 m3 …'])
  })

  it('is undone: exactly the items that were there come back, after those added since', () => {
    expect(shown([check('coffee'), empty, addCoffee(2), undo('m2')])).toEqual([
      '2 m3 …',
      '2 coffee ✓ …',
      '1 candles …',
    ])
  })

  it('is undone once; an unknown emptying is not undone', () => {
    expect(shown([empty, undo('m1'), undo('m1'), undo('m9')])).toEqual(['2 coffee …', '1 candles …'])
  })

  it('is undone at once with the items last seen, even if the server has confirmed it', () => {
    const undone: ListChange = {
      kind: 'undo-empty',
      emptyingId: 'm9',
      items: [item('coffee', { ...coffee, quantity: 2 }), item('candles', { name: 'Fyrfadslys' })],
    }
    expect(shown([undone], listOf([item('milk', milk)]))).toEqual(['1 milk', '2 coffee …', '1 candles …'])
    expect(shown([undone, remove('coffee'), undone], listOf([]))).toEqual(['1 candles …'])
    expect(shown([undone], listOf([item('coffee', coffee)]))).toEqual(['1 coffee', '1 candles …'])
    const full = listOf(Array.from({ length: 999 }, (_, index) => item(`item-${index}`)))
    expect(shown([undone], full)).toHaveLength(999)
  })

  it('protects the retired items from later edits', () => {
    expect(shown([empty, setQuantity('coffee', 9), remove('candles'), undo('m1')])).toEqual([
      '2 coffee …',
      '1 candles …',
    ])
  })

  it('is not undone if the list would hold more than 1,000 items', () => {
    const items = Array.from({ length: 1000 }, (_, index) => item(`item-${index}`))
    expect(shown([empty, addCoffee(1), undo('m1')], listOf(items))).toEqual(['1 m2 …'])
  })
})

describe('an item put back from a retired list', () => {
  it('is added like any other: to the same offer if it is on the list, otherwise on its own', () => {
    const putBack = (retired: typeof coffee): ListChange => ({
      kind: 'put-back',
      retiredItemUuid: 'old',
      quantity: 3,
      item: retired,
    })
    expect(shown([putBack(coffee), putBack(milk)])).toEqual(['5 coffee …', '1 candles', '3 m2 …'])
  })
})

describe('which changes count', () => {
  it('changes of this list that its version does not contain', () => {
    const known: KeptMutation = { ...mutation('m1', addCoffee(1)), ackedVersion: 4 }
    const newer: KeptMutation = { ...mutation('m2', check('candles')), ackedVersion: 5 }
    const elsewhere = mutation('m3', remove('coffee'), 'list-2')
    expect(shown([known, newer, elsewhere])).toEqual(['2 coffee', '1 candles ✓'])
  })

  it('an item is pending until the server has answered all its changes, even if a later one is answered', () => {
    const answered: KeptMutation = { ...mutation('m2', check('coffee')), ackedVersion: 6 }
    expect(shown([setQuantity('coffee', 3), answered])).toEqual(['3 coffee ✓ …', '1 candles'])
  })
})

describe('§2.10 typed words', () => {
  const plain = (uuid: string, changes: Partial<ShoppingListItem> = {}) =>
    item(uuid, { name: 'Mælk', subText: '', quantity: 2, ...changes })
  const linesOf = (list: ShoppingList, mutations: KeptMutation[]) =>
    projectList(list, mutations).items.map(
      ({ uuid, quantity, checked, checkedBy }) => `${quantity} ${uuid}${checked ? ` ✓ ${checkedBy}` : ''}`,
    )
  const typed = (id: string, quantity = 1, itemName = 'mælk') =>
    mutation(id, { kind: 'add-typed', itemName, quantity })
  const undone = (id: string, additionId: string, quantity = 1, seen?: ShoppingListItem) =>
    mutation(id, { kind: 'undo-addition', additionId, quantity, ...(seen && { item: seen }) })

  it('raise the item of the same words, or are an item of their own', () => {
    expect(linesOf(listOf([plain('milk')]), [typed('m1', 3), typed('m2', 1, 'MÆLK')])).toEqual(['6 milk'])
    expect(linesOf(listOf([]), [typed('m1', 3), typed('m2'), typed('m3', 1, 'ost')])).toEqual([
      '4 m1',
      '1 m3',
    ])
  })

  it('raise no item beside which a place, an amount or an offer stands', () => {
    const others = [
      plain('a', { subText: 'Bageren' }),
      plain('b', { wantedAmount: '2 l' }),
      item('c', { ...milk, name: 'Mælk' }),
    ]
    expect(linesOf(listOf(others), [typed('m1')])).toHaveLength(4)
  })

  it('take a tick back', () => {
    const ticked = listOf([plain('milk', { checked: true, checkedBy: 'owner' })])
    expect(linesOf(ticked, [typed('m1')])).toEqual(['2 milk'])
    expect(linesOf(ticked, [typed('m1', 5), undone('m2', 'm1', 5)])).toEqual(['2 milk ✓ owner'])
  })

  it('are taken back once, by the id of the change or by what was seen', () => {
    const list = listOf([plain('milk')])
    expect(
      linesOf(list, [typed('m1', 3), typed('m2'), undone('m3', 'm1', 3), undone('m4', 'm1', 3)]),
    ).toEqual(['3 milk'])
    const seen = plain('milk', { quantity: 1 })
    expect(linesOf(list, [undone('m2', 'm1', 1, seen)])).toEqual(['1 milk'])
    expect(linesOf(list, [undone('m2', 'm1', 1)])).toEqual(['2 milk'])
  })

  it('that made an item take it off, if nobody wants more of it', () => {
    expect(linesOf(listOf([]), [typed('m1'), undone('m2', 'm1')])).toEqual([])
    expect(linesOf(listOf([]), [typed('m1'), typed('m2', 2), undone('m3', 'm1')])).toEqual(['2 m1'])
    expect(linesOf(listOf([plain('m1', { quantity: 3 })]), [undone('m2', 'm1', 2)])).toEqual(['1 m1'])
  })

  it('fit on a full list if their item is there', () => {
    const full = projectList(listOf(Array.from({ length: 1000 }, (_, place) => plain(`i${place}`))), [])
    expect(hasRoomFor(full, { kind: 'add-typed', itemName: 'mælk', quantity: 1 })).toBe(true)
    expect(hasRoomFor(full, { kind: 'add-typed', itemName: 'ost', quantity: 1 })).toBe(false)
  })
})

describe('§2.10 an offer that is taken in the place of an item', () => {
  const take = (inPlaceOf: string, quantity = 1): ListChange => ({
    kind: 'add-offer',
    offerId: 12,
    quantity,
    item: milk,
    inPlaceOf,
  })

  it('comes for it, and both can be taken back', () => {
    expect(shown([take('candles', 3)])).toEqual(['2 coffee', '3 m1 …'])
    expect(shown([take('candles', 3), remove('m1'), restore('candles')])).toEqual(['2 coffee', '1 candles …'])
  })

  it('adds to the same offer if it is on the list', () => {
    const list = listOf([item('milk', { ...milk, quantity: 2 }), item('candles')])
    expect(shown([take('candles')], list)).toEqual(['3 milk …'])
  })

  it('comes once: not for what is ticked, taken by another press, or off the list', () => {
    expect(shown([check('candles'), take('candles')])).toEqual(['2 coffee', '1 candles ✓ …'])
    expect(shown([take('candles'), take('candles')])).toEqual(['2 coffee', '1 m1 …'])
    expect(shown([remove('candles'), take('candles'), setQuantity('m2', 5)])).toEqual(['2 coffee'])
  })

  it('fits on a full list', () => {
    const items = Array.from({ length: 1000 }, (_, place) => item(`item-${place}`))
    expect(shown([take('item-0')], listOf(items))).toHaveLength(1000)
  })
})

describe('§4 trip: a trip that is taken', () => {
  const line = (uuid: string, inPlaceOf: string, quantity = 1) => ({
    ...{ uuid, inPlaceOf, quantity, offerId: 12, chainId: 3, item: milk },
  })
  const elsewhere = (uuid: string, inPlaceOf: string) => ({
    ...line(uuid, inPlaceOf),
    ...{ offerId: null, item: { ...candlesAtNetto } },
  })
  const candlesAtNetto = sketch({ name: 'Rosiner', chainName: 'Netto' })
  const take = (...lines: ReturnType<typeof line>[]): ListChange => ({ kind: 'take-trip', lines })
  const undoTrip = (...lines: ReturnType<typeof line>[]): ListChange => ({
    kind: 'undo-trip',
    lines: lines.map((each) => ({ ...each, before: item(each.inPlaceOf) })),
  })
  const both = [line('new', 'coffee', 3), line('other', 'candles')]
  const [first = line('new', 'coffee'), second = line('other', 'candles')] = both

  it('brings what comes for each item, all at once, and takes it back', () => {
    expect(shown([take(first)])).toEqual(['1 candles', '3 new …'])
    expect(shown([take(first), undoTrip(first)])).toEqual(['1 candles', '2 coffee …'])
    expect(shown([{ ...take(), lines: [elsewhere('new', 'candles')] } as ListChange])).toEqual([
      '2 coffee',
      '1 new …',
    ])
  })

  it('adds to the same offer, and takes exactly that back', () => {
    expect(shown([take(...both)])).toEqual(['4 new …'])
    expect(shown([take(...both), undoTrip(...both)])).toEqual(['2 coffee …', '1 candles …'])
    const list = listOf([item('milk', { ...milk, quantity: 2 }), item('candles')])
    expect(shown([take(second)], list)).toEqual(['3 milk …'])
    expect(shown([take(second), undoTrip(second)], list)).toEqual(['2 milk …', '1 candles …'])
  })

  it('brings one offer for an item and for that same offer on the list, and gives both back', () => {
    const list = listOf([item('kaffe', { name: 'kaffe' }), item('milk', milk)])
    const lines = [line('new', 'kaffe', 2), line('other', 'milk', 3)]
    const undo = {
      kind: 'undo-trip',
      lines: lines.map((each, place) => ({ ...each, before: list.items[place] })),
    } as ListChange
    expect(shown([take(...lines)], list)).toEqual(['5 new …'])
    expect(shown([take(...lines), undo], list)).toEqual(['1 kaffe …', '1 milk …'])
  })

  it('gives everything back although the offer that came for two items was lowered', () => {
    expect(shown([take(...both), setQuantity('new', 1), undoTrip(...both)])).toEqual([
      '2 coffee …',
      '1 candles …',
    ])
    const lowered = listOf([item('new', milk)])
    expect(shown([undoTrip(...both)], lowered)).toEqual(['1 coffee …', '1 candles …'])
    expect(shown([take(...both), remove('new'), undoTrip(...both)])).toEqual([])
  })

  it('is taken back from the server’s list too, by its id or by its offer', () => {
    const taken = listOf([item('new', { ...milk, quantity: 3 })])
    expect(shown([undoTrip(first)], taken)).toEqual(['1 coffee …'])
    const raised = listOf([item('milk', { ...milk, quantity: 5 })])
    expect(shown([undoTrip(first)], raised)).toEqual(['2 milk …', '1 coffee …'])
  })

  it('leaves what is ticked or gone, before and after', () => {
    expect(shown([check('coffee'), take(first)])).toEqual(['2 coffee ✓ …', '1 candles'])
    expect(shown([check('coffee'), take(first), undoTrip(first)])).toEqual(['2 coffee ✓ …', '1 candles'])
    expect(shown([take(first), check('new'), undoTrip(first)])).toEqual(['1 candles', '3 new ✓ …'])
    expect(shown([take(first), remove('new'), undoTrip(first)])).toEqual(['1 candles'])
    const addMilk: ListChange = { kind: 'add-offer', offerId: 12, quantity: 1, item: milk }
    expect(shown([take(first), remove('new'), addMilk, undoTrip(first)])).toEqual(['1 candles', '1 m3 …'])
    expect(shown([remove('coffee'), take(first), setQuantity('new', 5)])).toEqual(['1 candles'])
  })

  it('brings an item to a chain as it stands by then: with its rule, and without the words of an offer', () => {
    const typed = item('candles', { name: 'Fyrfadslys', subText: 'hvide' })
    const offered = item('milk', { ...milk, subText: '1 l · 20.11–26.11' })
    const rule = { brand: 'Arla' }
    const lines = [elsewhere('new', 'candles'), elsewhere('other', 'milk')]
    const changes: ListChange[] = [
      { kind: 'set-rule', itemUuid: 'candles', rule },
      { kind: 'take-trip', lines },
    ]
    const { items } = projectList(
      listOf([typed, offered]),
      changes.map((change, index) => mutation(`m${index}`, change)),
    )
    expect(items.map((each) => [each.name, each.subText, each.rule, each.chainName])).toEqual([
      ['Fyrfadslys', 'hvide', rule, 'Netto'],
      ['Arla, Letmælk', '', undefined, 'Netto'],
    ])
  })

  it('is brought once if its answer was lost', () => {
    const taken = listOf([item('new', { ...milk, quantity: 3 }), item('candles')])
    expect(shown([take(first)], taken)).toEqual(['3 new', '1 candles'])
    expect(shown([take(first), check('new')], taken)).toEqual(['3 new ✓ …', '1 candles'])
  })
})
