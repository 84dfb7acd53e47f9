import { describe, expect, it } from 'vitest'
import { readSize } from '#app/server/sizes/read-size.ts'
import {
  formatSize,
  isSameSize,
  quantityTypeName,
  quantityTypes,
  type Size,
  sizeKey,
  sizeOfKey,
  totalQuantity,
} from './sizes.ts'

describe('§9 numbers and units: a size in words', () => {
  it.each([
    [{ quantity: 0.4, quantityType: 'kg', pieces: 1 }, '400 g'],
    [{ quantity: 1.5, quantityType: 'kg', pieces: 1 }, '1,5 kg'],
    [{ quantity: 0.33, quantityType: 'l', pieces: 18 }, '18 x 33 cl'],
    [{ quantity: 0.944, quantityType: 'l', pieces: 1 }, '944 ml'],
    [{ quantity: 2, quantityType: 'l', pieces: 1 }, '2 l'],
    [{ quantity: 30, quantityType: 'm', pieces: 1 }, '30 m'],
    [{ quantity: 10, quantityType: 'stk', pieces: 1 }, '10 stk.'],
  ] as [Size, string][])('is %o as %s, with hard spaces', (size, text) => {
    expect(formatSize(size)).toBe(text.replaceAll(' ', '\u00a0'))
  })

  it('counts pieces in the words of the country', () => {
    const eggs: Size = { quantity: 10, quantityType: 'stk', pieces: 1 }
    const texts = (['dk', 'no', 'se', 'fi'] as const).map((country) => formatSize(eggs, country))
    expect(texts).toEqual(['10\u00a0stk.', '10\u00a0stk.', '10\u00a0st', '10\u00a0kpl'])
    expect(quantityTypeName('kg', 'fi')).toBe('kg')
  })

  it('is read back as the same size, whatever the size and the country', () => {
    const amounts = [
      1, 2, 3, 5, 7, 9, 11, 25, 33, 68, 99, 100, 250, 330, 375, 500, 750, 944, 999, 1000, 1234, 1500,
    ]
    const sizes = amounts.flatMap((thousandths) =>
      quantityTypes.flatMap((quantityType) =>
        [1, 2, 6, 18, 24, 100].map((pieces): Size => {
          const isCounted = quantityType === 'stk' || quantityType === 'm'
          return { quantity: isCounted ? thousandths : thousandths / 1000, quantityType, pieces }
        }),
      ),
    )
    const changed = sizes.flatMap((size) =>
      (['dk', 'se', 'fi'] as const)
        .map((country) => ({ size, country, text: formatSize(size, country) }))
        .filter(({ text }) => {
          const read = readSize(text)
          return read === undefined || !isSameSize(read, size)
        }),
    )
    expect(changed).toEqual([])
  })
})

it('is read from its key in addresses, which is no longer than it must be', () => {
  const keys = ['0.5kg', '6x0.33l', '10stk', '0.000001m', '1.5l']
  expect(keys.map((key) => sizeOfKey(key)).map((size) => size && sizeKey(size))).toEqual(keys)
  expect(
    ['', '0kg', '500g', '-1kg', '1e3kg', '0x1l', '1.1234567kg'].flatMap((key) => sizeOfKey(key) ?? []),
  ).toEqual([])
})

it('has the total of its pieces, without binary rounding errors', () => {
  expect(totalQuantity({ quantity: 0.33, quantityType: 'l', pieces: 18 })).toBe(5.94)
})
