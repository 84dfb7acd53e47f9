import { describe, expect, it } from 'vitest'
import {
  afterChoice,
  firstChoices,
  type TripChoice,
  type TripChoices,
  tripParameters,
  withoutPast,
} from './trip-choices.ts'

const saying = (...choices: TripChoice[]): TripChoices => choices.reduce(afterChoice, firstChoices([3]))

describe('§4 trip: what a shopper says of it', () => {
  it('begins with two shops of their chains today, or of all if they have none', () => {
    const first = { shops: 2, day: null, excluded: [], pins: [], leftOut: [] }
    expect(firstChoices([3])).toEqual({ scope: 'mine', ...first })
    expect(firstChoices([])).toEqual({ scope: 'all', ...first })
  })

  it('adds up, each thing once', () => {
    expect(
      saying(
        { kind: 'shops', shops: 3 },
        { kind: 'day', day: '2026-11-28' },
        { kind: 'exclude', chainId: 3 },
        { kind: 'exclude', chainId: 4 },
        { kind: 'exclude', chainId: 3 },
        { kind: 'leave-out', itemUuid: 'milk' },
        { kind: 'leave-out', itemUuid: 'bread' },
        { kind: 'leave-out', itemUuid: 'milk' },
        { kind: 'pin', itemUuid: 'butter', chainId: 5 },
        { kind: 'pin', itemUuid: 'butter', chainId: 6 },
      ),
    ).toEqual({
      ...{ scope: 'mine', shops: 3, day: '2026-11-28', excluded: [4, 3], leftOut: ['bread', 'milk'] },
      pins: [{ itemUuid: 'butter', chainId: 6 }],
    })
  })

  it('can be taken back', () => {
    expect(
      saying(
        { kind: 'exclude', chainId: 3 },
        { kind: 'admit', chainId: 3 },
        { kind: 'leave-out', itemUuid: 'milk' },
        { kind: 'take-along', itemUuid: 'milk' },
        { kind: 'pin', itemUuid: 'butter', chainId: 5 },
        { kind: 'pin', itemUuid: 'butter', chainId: null },
        { kind: 'day', day: '2026-11-28' },
        { kind: 'day', day: null },
      ),
    ).toEqual(firstChoices([3]))
  })

  it('forgets what contradicts it', () => {
    const pin: TripChoice = { kind: 'pin', itemUuid: 'butter', chainId: 5 }
    expect(saying(pin, { kind: 'exclude', chainId: 5 }).pins).toEqual([])
    expect(saying(pin, { kind: 'exclude', chainId: 6 }).pins).toHaveLength(1)
    expect(saying({ kind: 'exclude', chainId: 5 }, { kind: 'exclude', chainId: 6 }, pin).excluded).toEqual([
      6,
    ])
    expect(saying(pin, { kind: 'leave-out', itemUuid: 'butter' }).pins).toEqual([])
    expect(saying(pin, { kind: 'leave-out', itemUuid: 'milk' }).pins).toHaveLength(1)
    expect(saying(pin, { kind: 'exclude', chainId: 6 }, { kind: 'scope', scope: 'all' })).toEqual({
      ...firstChoices([3]),
      scope: 'all',
    })
  })
})

describe('§4 trip: what was said of it before', () => {
  it('goes with its item and its day', () => {
    const choices = saying(
      { kind: 'day', day: '2026-11-28' },
      { kind: 'exclude', chainId: 4 },
      { kind: 'leave-out', itemUuid: 'milk' },
      { kind: 'pin', itemUuid: 'butter', chainId: 5 },
    )
    const items = [{ uuid: 'milk' }, { uuid: 'butter' }]
    expect(withoutPast(choices, { items, today: '2026-11-28' })).toEqual(choices)
    expect(withoutPast(choices, { items: [], today: '2026-11-29' })).toEqual({
      ...firstChoices([3]),
      excluded: [4],
    })
    expect(withoutPast(firstChoices([3]), { items, today: '2026-11-29' })).toEqual(firstChoices([3]))
  })
})

describe('§7.4 GET trip', () => {
  it('is asked with all of it, and names chains only for the shopper’s own', () => {
    const choices: TripChoices = {
      ...{ scope: 'mine', shops: 3, day: '2026-11-28', excluded: [4], leftOut: ['milk', 'bread'] },
      pins: [{ itemUuid: 'butter', chainId: 5 }],
    }
    expect(tripParameters(choices, [3, 5])).toBe(
      'chain=3&chain=5&shops=3&day=2026-11-28&excludedChain=4&pin=butter%3A5&leftOut=milk&leftOut=bread',
    )
    expect(tripParameters(firstChoices([]), [])).toBe('shops=2')
    expect(tripParameters({ ...firstChoices([3]), scope: 'all' }, [3])).toBe('shops=2')
  })
})
