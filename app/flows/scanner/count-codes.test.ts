import { describe, expect, it } from 'vitest'
import { coffeeCode, coffeeGtin, shopsOwnCode } from '#machines/scanner/scanner.fixture.ts'
import { countCodes } from './count-codes.ts'

const without = (pictures: number) => Array.from({ length: pictures }, (): string[] => [])

/** What counts of some pictures, after digits that were answered. */
const countedOf = (answered: string, pictures: readonly string[][]) =>
  pictures.map(countCodes(answered)).filter((code) => code !== undefined)

describe('§4 scanner: which code counts', () => {
  it('is the one that two pictures say', () => {
    expect(countedOf('', [[coffeeCode]])).toEqual([])
    expect(countedOf('', [[coffeeCode], [shopsOwnCode], [shopsOwnCode]])).toEqual([shopsOwnCode])
    expect(countedOf('', [[coffeeCode], [], [coffeeCode]])).toEqual([coffeeCode])
  })

  it.each([coffeeCode, coffeeGtin, '5 701234 567899'])(
    'is not %s as long as its pack stays in view',
    (answered) => {
      const stays = Array.from({ length: 30 }, (_, at) => (at % 3 === 0 ? [coffeeCode] : []))
      expect(countedOf(answered, stays)).toEqual([])
    },
  )

  it('is the same code again after ten pictures without it', () => {
    const twice = [[coffeeCode], [coffeeCode]]
    expect(countedOf(coffeeCode, [...without(9), ...twice])).toEqual([])
    expect(countedOf(coffeeCode, [...without(10), ...twice])).toEqual([coffeeCode])
  })

  it('is another code beside the one that was answered', () => {
    const both = [coffeeCode, shopsOwnCode]
    expect(countedOf(coffeeCode, [both, both])).toEqual([shopsOwnCode])
  })
})
