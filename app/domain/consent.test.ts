import { describe, expect, it } from 'vitest'
import { readChoice } from './consent.ts'

describe('§4 consent: the value of the choice’s cookie', () => {
  it.each<[string, string[] | null]>([
    ['{"categories":["necessary","statistics"],"revision":1}', ['statistics']],
    ['{"categories":["necessary"],"revision":1}', []],
    ['{"categories":["necessary","weather"],"revision":1}', []],
    ['{"categories":["necessary","statistics"],"revision":0}', null],
    ['{"categories":"statistics","revision":1}', null],
    ['statistics', null],
    ['', null],
  ])('%s allows %j', (value, allowed) => {
    expect(readChoice(value)).toEqual(allowed)
  })
})
