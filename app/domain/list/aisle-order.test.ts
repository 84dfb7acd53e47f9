import { describe, expect, it } from 'vitest'
import { inAisles, type Walk } from './aisle-order.ts'
import { bread, coffee, item, milk } from './lists.fixture.ts'
import type { ShoppingListItem } from './shopping-list.ts'

const listed = [
  item('lights', { name: 'Fødselsdagslys' }),
  item('coffee', coffee),
  item('bread', bread),
  item('oat', { ...milk, name: 'Oatly, Havredrik' }),
  item('milk', milk),
]
const step = ({ storePlacement, name }: ShoppingListItem) => ({ part: storePlacement?.title ?? null, name })
/** A round in which items were ticked in an order. */
const walk = (...uuids: string[]): Walk =>
  uuids.flatMap((uuid) => listed.filter((listedItem) => listedItem.uuid === uuid).map(step))
const orderAfter = (...walks: Walk[]) =>
  inAisles(listed, walks, 'dk').flatMap(({ items }) => items.map(({ uuid }) => uuid))

describe('§4 shop mode: the order of the aisles', () => {
  it('begins with the places of the shop, names in a part, and typed items last', () => {
    expect(inAisles(listed, [], 'dk')).toEqual([
      { part: 'Brød', items: [listed[2]] },
      { part: 'Mejeri', items: [listed[4], listed[3]] },
      { part: 'Kaffe og te', items: [listed[1]] },
      { part: null, items: [listed[0]] },
    ])
  })

  it('is that of the one round there was, parts together', () => {
    expect(orderAfter(walk('coffee', 'lights', 'oat', 'milk', 'bread'))).toEqual([
      'coffee',
      'lights',
      'oat',
      'milk',
      'bread',
    ])
  })

  it('keeps what two rounds agree on against a newer one, and follows two newer ones', () => {
    const there = walk('bread', 'lights', 'milk', 'coffee')
    const back = walk('coffee', 'milk', 'lights', 'bread')
    const firstOf = (...walks: Walk[]) => orderAfter(...walks)[0]
    expect([firstOf(back, there, there), firstOf(back, back, there)]).toEqual(['bread', 'coffee'])
  })

  it('learns of two parts that were never walked together from what was walked between them', () => {
    const order = orderAfter(walk('coffee', 'lights'), walk('lights', 'bread'))
    expect(order.filter((uuid) => uuid !== 'milk' && uuid !== 'oat')).toEqual(['coffee', 'lights', 'bread'])
  })

  it('knows a typed item by its words, however they are typed', () => {
    const order = orderAfter([{ part: null, name: ' FØDSELSDAGSLYS' }, ...walk('bread', 'milk', 'coffee')])
    expect(order[0]).toBe('lights')
  })
})

/** Numbers from 0 to 1 that are the same in each run. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A shop of 15 parts in an order of its own, and what a household buys there: offers of each part, and typed items. */
function shopOf(next: () => number): ShoppingListItem[] {
  const parts = Array.from({ length: 15 }, (_, index) => ({ title: `Del ${index}`, sortOrder: index }))
  const walked = parts.map((part) => ({ part, at: next() })).sort((a, b) => a.at - b.at)
  return walked.flatMap(({ part }) =>
    Array.from({ length: 5 }, (_, index) => {
      const isTyped = next() < 0.2
      const name = `Vare ${Math.floor(next() * 1e6)}`
      return item(`${part.title} ${index}`, { name, storePlacement: isTyped ? null : part })
    }),
  )
}

/** The share of pairs that stand in another order than they are walked in. */
function kendallDistance(order: number[]): number {
  const pairs = order.flatMap((at, index) => order.slice(index + 1).map((later) => Number(later < at)))
  return pairs.reduce((sum, wrong) => sum + wrong, 0) / pairs.length
}

describe('§4 shop mode: what four rounds teach', () => {
  it('brings the fifth list within 5 % of the order that is walked, whatever is bought each time', () => {
    const distances = Array.from({ length: 20 }, (_, seed) => {
      const next = numbersFrom(seed)
      const shop = shopOf(next)
      const bought = () => shop.filter(() => next() < 0.6)
      const walks = Array.from({ length: 4 }, () => bought().map(step))
      const known = new Set(walks.flat().map(({ name }) => name))
      const fifth = bought().filter(({ name, storePlacement }) => storePlacement || known.has(name))
      const order = inAisles(fifth.toReversed(), walks, 'dk').flatMap(({ items }) => items)
      return kendallDistance(order.map((ordered) => shop.indexOf(ordered)))
    })
    expect(Math.max(...distances)).toBeLessThan(0.05)
  })

  it('orders a list of 400 items after eight rounds without keeping the shopper waiting', () => {
    const next = numbersFrom(1)
    const many = Array.from({ length: 400 }, (_, index) => item(String(index), { name: `Vare ${index}` }))
    const walks = Array.from({ length: 8 }, () => many.filter(() => next() < 0.5).map(step))
    const began = performance.now()
    inAisles(many, walks, 'dk')
    expect(performance.now() - began).toBeLessThan(2000)
  })
})
