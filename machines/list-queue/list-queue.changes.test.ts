import { describe, expect, it } from 'vitest'
import { mutation } from '#app/domain/list/lists.fixture.ts'
import type { KeptMutation } from '#app/domain/list/shopping-list.ts'
import {
  acknowledged,
  afterNews,
  askedWait,
  backoffAfter,
  restored,
  settledAt,
  unsent,
} from './list-queue.changes.ts'

const change = (id: string): KeptMutation => mutation(id, { kind: 'check', itemUuid: 'milk' })
const acked = (id: string, ackedVersion: number): KeptMutation => ({ ...change(id), ackedVersion })

it('what is sent is what has no answer, in its order', () => {
  expect(unsent([change('a'), acked('b', 5), change('c')])).toEqual([change('a'), change('c')])
})

it('a change is done with once a list has it', () => {
  expect(settledAt([acked('a', 5), acked('b', 6), change('c')], 5)).toEqual(['a'])
})

describe('an addition to what was on the list already', () => {
  const merged = { ...acked('milk', 5), itemUuid: 'their-milk' }

  it('is known with the item it was added to', () => {
    expect(acknowledged(change('milk'), { kind: 'applied', version: 5, itemUuid: 'their-milk' })).toEqual(
      merged,
    )
    expect(acknowledged(change('milk'), { kind: 'applied', version: 5 })).toStrictEqual(acked('milk', 5))
  })

  it('stays as long as what was not answered names the item by it', () => {
    expect(settledAt([merged, change('tick')], 5)).toEqual([])
    expect(settledAt([merged, acked('tick', 6)], 5)).toEqual(['milk'])
  })

  it('is done with once a list has it if it became an item of its own, which others name', () => {
    expect(settledAt([acked('milk', 5), change('tick')], 5)).toEqual(['milk'])
  })
})

it('flows, a change made while restoring: it comes after what was stored, once', () => {
  expect(restored([change('a'), acked('b', 5)], [change('new'), change('a')])).toEqual([
    change('a'),
    acked('b', 5),
    change('new'),
  ])
})

describe('flows, two tabs on one queue: what another tab did', () => {
  it('is added, answered and dropped here too', () => {
    const news = { changed: [acked('a', 5), change('new')], settled: ['b'] }
    expect(afterNews([change('a'), change('b'), change('c')], news)).toEqual([
      acked('a', 5),
      change('c'),
      change('new'),
    ])
  })

  it('does not take away what this tab has yet to see in a list', () => {
    expect(afterNews([acked('a', 5)], { changed: [], settled: ['a'] })).toEqual([acked('a', 5)])
  })

  it('does not make an answered change unanswered where it comes late', () => {
    expect(afterNews([acked('a', 5)], { changed: [change('a')], settled: [] })).toEqual([acked('a', 5)])
  })
})

describe('how long a change waits that did not reach the server', () => {
  it('1, 2, 5, 15 and then 60 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map((attempt) => backoffAfter(attempt))).toEqual([
      1000, 2000, 5000, 15_000, 60_000, 60_000, 60_000,
    ])
  })

  it('as long as the server says, if it does', () => {
    expect(askedWait({ kind: 'throttled', retryAfterSeconds: 20 })).toBe(20_000)
    expect(askedWait({ kind: 'busy', retryAfterSeconds: 5 })).toBe(5000)
    expect(askedWait({ kind: 'busy' })).toBe(undefined)
    expect(askedWait({ kind: 'offline' })).toBe(undefined)
  })
})
