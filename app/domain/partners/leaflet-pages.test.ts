import { describe, expect, it } from 'vitest'
import { leafletPages, mostPages, offersPerPage, tileSizes } from './leaflet-pages.ts'

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

describe('issue 20.4: a leaflet made from the chain’s own offers', () => {
  it('begins with the strongest offer of each part, filled up with the next strongest', () => {
    const [cover] = laidOut(offersOf('meat', 9), offersOf('dairy', 3), offersOf('bread', 1))
    expect(cover).toEqual({
      parts: [],
      offers: ['meat 1', 'dairy 1', 'bread 1', 'meat 2', 'meat 3', 'meat 4', 'meat 5'],
    })
  })

  it('goes on part by part, the largest first, and puts what is left of two parts on one page', () => {
    const [, ...pages] = laidOut(offersOf('bread', 4), offersOf('meat', 13), offersOf('dairy', 4))
    const names = (...offers: ReturnType<typeof offersOf>[]) => offers.flat().map(({ name }) => name)
    expect(pages).toEqual([
      { parts: ['Kød'], offers: names(offersOf('meat', 7, 2)) },
      { parts: ['Kød', 'Mejeri'], offers: names(offersOf('meat', 4, 9), offersOf('dairy', 3, 1)) },
    ])
  })

  it('shows each offer once, at most seven a page, and offers of no part without a heading', () => {
    const given = [offersOf('meat', 20), offersOf(null, 11), offersOf('dairy', 9)]
    const pages = laidOut(...given)
    const shown = pages.flatMap(({ offers }) => offers)
    expect(shown.toSorted()).toEqual(
      given
        .flat()
        .map(({ name }) => name)
        .toSorted(),
    )
    expect(Math.max(...pages.map(({ offers }) => offers.length))).toBe(offersPerPage)
    const without = pages.filter(({ offers }) => offers.every((name) => name.startsWith('other')))
    expect(without.every(({ parts }) => parts.length === 0)).toBe(true)
  })

  it('has no page without offers, and at most 32 however many there are', () => {
    expect(laidOut()).toEqual([])
    expect(laidOut(offersOf('meat', 500))).toHaveLength(mostPages)
  })
})

describe('issue 20.4: the tiles of a page differ in size', () => {
  const columns = { big: 12, wide: 6, small: 3 }
  it.each([3, 4, 5, 6, 7])('and fill whole rows with %i offers', (offers) => {
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
