import { describe, expect, it } from 'vitest'
import { leafletPages, mostOffers, tileSizes } from './leaflet-pages.ts'

const parts = {
  meat: { id: 1, name: 'Kød' },
  dairy: { id: 2, name: 'Mejeri' },
  bread: { id: 3, name: 'Brød' },
}
const offersOf = (part: keyof typeof parts | null, count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({
    name: `${part ?? 'other'} ${from + at + 1}`,
    part: part && parts[part],
  }))
const laidOut = (...offers: ReturnType<typeof offersOf>[]) =>
  leafletPages(offers.flat()).map(({ parts, offers }) => ({ parts, offers: offers.map(({ name }) => name) }))

describe('§2.1: a leaflet made from the chain’s own offers', () => {
  it('begins with the strongest offer of each part, filled up with the next strongest', () => {
    const [cover] = laidOut(offersOf('meat', 9), offersOf('dairy', 3), offersOf('bread', 1))
    expect(cover).toEqual({
      parts: [],
      offers: ['meat 1', 'dairy 1', 'bread 1', 'meat 2', 'meat 3', 'meat 4', 'meat 5'],
    })
  })

  it('goes on part by part, the largest first, each on its own pages where they can be filled', () => {
    const names = (...offers: ReturnType<typeof offersOf>[]) => offers.flat().map(({ name }) => name)
    const [, ...apart] = laidOut(offersOf('bread', 1), offersOf('meat', 14), offersOf('dairy', 7))
    expect(apart).toEqual([
      { parts: ['Kød'], offers: names(offersOf('meat', 9, 5)) },
      { parts: ['Mejeri'], offers: names(offersOf('dairy', 6, 1)) },
    ])
    const [, ...shared] = laidOut(offersOf('bread', 1), offersOf('meat', 15), offersOf('dairy', 5))
    expect(shared).toEqual([
      { parts: ['Kød'], offers: names(offersOf('meat', 7, 5)) },
      { parts: ['Kød', 'Mejeri'], offers: names(offersOf('meat', 3, 12), offersOf('dairy', 4, 1)) },
    ])
  })

  it('shows each offer once, and offers of no part without a heading', () => {
    const given = [offersOf('meat', 20), offersOf(null, 11), offersOf('dairy', 9)]
    const pages = laidOut(...given)
    const shown = pages.flatMap(({ offers }) => offers)
    expect(shown.toSorted()).toEqual(
      given
        .flat()
        .map(({ name }) => name)
        .toSorted(),
    )
    const without = pages.filter(({ offers }) => offers.every((name) => name.startsWith('other')))
    expect(without.every(({ parts }) => parts.length === 0)).toBe(true)
  })

  it('has no page without offers, and at most 224 offers however many there are', () => {
    expect(laidOut()).toEqual([])
    expect(laidOut(offersOf('meat', 500)).flatMap(({ offers }) => offers)).toHaveLength(mostOffers)
  })
})

describe('§2.1: a page of a leaflet has six to nine offers', () => {
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const mixed = (count: number) =>
    offersOf('meat', count).map((offer, at) => (at % 5 < 2 ? { ...offer, part: parts.dairy } : offer))

  it('whatever their number, if that is possible', () => {
    const sizes = numbers(6, 80)
      .filter((count) => count !== 10 && count !== 11)
      .flatMap((count) => laidOut(mixed(count)).map(({ offers }) => offers.length))
    expect([...new Set(sizes)].toSorted()).toEqual([6, 7, 8, 9])
  })

  it('else as many as possible', () => {
    expect([5, 10, 11].map((count) => laidOut(mixed(count)).map(({ offers }) => offers.length))).toEqual([
      [5],
      [5, 5],
      [6, 5],
    ])
  })
})

describe('§2.1: the tiles of a page differ in size', () => {
  const columns = { big: 12, wide: 6, small: 3 }
  it.each([3, 4, 5, 6, 7, 8, 9])('and fill whole rows with %i offers', (offers) => {
    const sizes = tileSizes(offers)
    expect(sizes).toHaveLength(offers)
    const cells = sizes.reduce((sum, size) => sum + columns[size], 0)
    expect(cells % 12).toBe(0)
    // On phones a small one takes half of a row, and the others a whole one.
    expect(sizes.filter((size) => size === 'small').length % 2).toBe(0)
  })

  it('also if there are one or two', () => {
    expect([1, 2, 0].map(tileSizes)).toEqual([['big'], ['big', 'big'], []])
  })
})
