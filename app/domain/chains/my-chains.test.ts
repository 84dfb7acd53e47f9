import { describe, expect, it } from 'vitest'
import { knownChosen, withPressed, writeChosen } from '../choices/chosen-ids.ts'
import { isMine } from './is-mine.ts'
import {
  appliedChains,
  choiceOf,
  mineFirst,
  mostMyChains,
  myChainsCookie,
  readChoice,
  tilesOf,
} from './my-chains.ts'

const known = Array.from({ length: 14 }, (_, index) => ({ id: index + 1, name: `Kæde ${index + 1}` }))

describe('§4 my chains, §9: the cookie of a choice', () => {
  it('is one of each country, kept for a year', () => {
    expect(['dk', 'se'].map((country) => myChainsCookie(country as 'dk' | 'se'))).toEqual([
      { name: 'my-chains-dk', seconds: 31_536_000 },
      { name: 'my-chains-se', seconds: 31_536_000 },
    ])
  })

  it.each([
    { chainIds: [3, 7, 12], value: '3.7.12' },
    { chainIds: [], value: 'none' },
  ])('says $value', ({ chainIds, value }) => {
    expect(writeChosen(chainIds)).toBe(value)
    expect(readChoice(value)).toEqual(chainIds)
  })

  it.each([undefined, '', '.', 'NaN', '0', '-4', '99999999999999'])(
    'says nothing if it is %s, which nobody chose',
    (value) => {
      expect(readChoice(value)).toBeNull()
    },
  )

  it('keeps what can be read of it: each id once, in one order', () => {
    expect(readChoice('7.3.x.3.2147483648.2147483647')).toEqual([3, 7, 2_147_483_647])
  })
})

describe('§4 my chains: a choice', () => {
  it('has 30 chains at most', () => {
    expect(mostMyChains).toBe(30)
    expect(choiceOf(Array.from({ length: 40 }, (_, index) => index + 1))).toHaveLength(30)
  })

  it.each([
    { choice: null, left: null },
    { choice: [], left: [] },
    { choice: [2, 99], left: [2] },
    { choice: [98, 99], left: null },
  ])('of $choice is $left in a country that does not have the chains 98 and 99', ({ choice, left }) => {
    expect(knownChosen(choice, known)).toEqual(left)
  })

  it('has a tile for each of the twelve best known chains, and for those that are chosen', () => {
    const idsOf = (choice: number[] | null) => tilesOf(known, choice).map(({ id }) => id)
    const twelve = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    expect([idsOf(null), idsOf([2, 14])]).toEqual([twelve, [...twelve, 14]])
  })

  it('counts only if there is one, and not while all chains are wanted', () => {
    const choices = [
      { choice: null, isAll: false },
      { choice: [], isAll: false },
      { choice: [1], isAll: false },
      { choice: [1], isAll: true },
    ]
    expect(choices.map(appliedChains)).toEqual([[], [], [1], []])
  })

  it('gains a chain by a press, and loses it by another', () => {
    expect([withPressed([3], 1), withPressed([1, 3], 3)]).toEqual([[1, 3], [1]])
  })

  it('is the filter by chain if that has the same chains, in any order', () => {
    const filters = [[1, 2], [2, 1], [1], [1, 2, 3], undefined]
    expect(filters.map((filter) => isMine(filter, [1, 2]))).toEqual([true, true, false, false, false])
    expect([isMine([], []), isMine([], null)]).toEqual([false, false])
  })

  it('puts what is of its chains first, and changes nothing else', () => {
    const offers = [5, 1, 4, 2].map((chain) => ({ chain }))
    const order = (mine: number[]) => mineFirst(offers, ({ chain }) => chain, mine).map(({ chain }) => chain)
    expect([order([2, 1]), order([])]).toEqual([
      [1, 2, 5, 4],
      [5, 1, 4, 2],
    ])
  })
})
