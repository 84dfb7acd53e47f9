import { describe, expect, it } from 'vitest'
import { readChoice } from './consent.ts'

describe('§4 consent: the value of the choice’s cookie', () => {
  it.each<[string, string[] | null]>([
    ['{"categories":["necessary","statistics"],"revision":2}', ['statistics']],
    ['{"categories":["necessary","marketing","statistics"],"revision":2}', ['statistics', 'marketing']],
    ['{"categories":["necessary"],"revision":2}', []],
    ['{"categories":["necessary","weather"],"revision":2}', []],
    // Made before marketing was a category.
    ['{"categories":["necessary","statistics"],"revision":1}', null],
    ['{"categories":"statistics","revision":2}', null],
    ['statistics', null],
    ['', null],
  ])('%s allows %j', (value, allowed) => {
    expect(readChoice(value)).toEqual(allowed)
  })
})
