import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { brandColours } from './brand-colours.ts'
import { brandSlug } from './brand-slug.ts'

const listed = (parse(readFileSync('demo/brands.csv'), { columns: true }) as { brand: string }[]).map(
  ({ brand }) => brandSlug(brand),
)

describe("brands' colours", () => {
  it('lists several hundred brands, each once', () => {
    expect(listed.length).toBeGreaterThan(250)
    expect(listed.filter((brand, place) => listed.indexOf(brand) !== place)).toEqual([])
  })

  it('finds a brand however it is spelled', () => {
    const colours = { body: '#B3322A', band: '#7A1F2B', cap: '#F2E9DA' }
    expect([brandColours('Gevalia'), brandColours('GEVALIA')]).toEqual([colours, colours])
  })

  it('knows nothing of others', () => {
    expect(brandColours('Ukendt Mærke')).toBeUndefined()
  })
})
