import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { contrast } from '../../../demo/pictures/drawing/colour.ts'
import { countries } from '../locale/locales.ts'
import { chainLogo } from './chain-logo.ts'
import { chainColours } from './chain-tiles.ts'

type Row = { name: string; background: string; foreground: string }
/** The chains of all countries. A chain of several countries is taken from the first, because tiles go by name only. */
const chains = new Map<string, Row>()
for (const country of countries) {
  for (const row of parse(readFileSync(`demo/${country}/chains.csv`), { columns: true }) as Row[]) {
    const key = row.name.toLowerCase()
    if (!chains.has(key)) chains.set(key, row)
  }
}

describe('§3 chain logo mapping', () => {
  it('gives each demo chain of the four countries the tile of its table', () => {
    expect(chains.size).toBeGreaterThan(48)
    expect([...chains].map(([key]) => ({ key, ...chainColours(key) }))).toEqual(
      [...chains].map(([key, { background, foreground }]) => ({ key, background, foreground })),
    )
  })

  it('gives each name a path of its own', () => {
    const paths = [...chains.keys()].map(chainLogo)
    expect(paths.filter((path) => !/^\/chains\/[a-z0-9-]+\.svg$/.test(path))).toEqual([])
    expect(new Set(paths).size).toBe(chains.size)
  })

  it('knows a chain in any case', () => {
    expect(chainLogo('REMA 1000')).toBe('/chains/rema-1000.svg')
    expect(chainLogo('rema 1000')).toBe('/chains/rema-1000.svg')
    expect(chainColours('Rema 1000')).toEqual({ background: '#00468C', foreground: '#FFFFFF' })
  })

  it('gives an unknown chain an empty path and no colours', () => {
    for (const name of ['Købmand Jensen', '', 'toString', '__proto__', 'constructor']) {
      expect({ name, path: chainLogo(name), colours: chainColours(name) }).toEqual({
        name,
        path: '',
        colours: undefined,
      })
    }
  })

  it('has no yellow tile, since yellow means cheapest', () => {
    const isYellow = (colour = '') => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
        Number.parseInt(colour.slice(at, at + 2), 16),
      )
      return red > 200 && green > 150 && green <= red && blue < 110
    }
    expect([isYellow('#FFD43B'), isYellow('#FF6A13'), isYellow('#C4D600')]).toEqual([true, false, false])
    expect([...chains.keys()].filter((name) => isYellow(chainColours(name)?.background))).toEqual([])
  })

  it('keeps every tile readable: contrast above 5', () => {
    const pale = [...chains.keys()].filter((name) => {
      const tile = chainColours(name)
      return !tile || contrast(tile.background, tile.foreground) <= 5
    })
    expect(pale).toEqual([])
  })
})
