import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { countries } from '#app/domain/locale/locales.ts'
import { readCatalogue } from '#app/server/demo/read-catalogue.ts'
import { drawPicture } from './draw-picture.ts'
import { palette } from './drawing/look.ts'
import { kinds } from './groups.ts'
import { kindLooks } from './kinds/kinds.ts'
import { type Pictured, pictureOf } from './pictures.ts'

/** All goods of the catalogue, each picture once. */
const goods = new Map<string, Pictured>()
for (const country of countries) {
  const { products, customProducts } = readCatalogue(country)
  for (const { picture } of [...products, ...customProducts]) goods.set(pictureOf(picture).file, picture)
}
const drawn = new Map([...goods].map(([file, pictured]) => [file, drawPicture(pictured)]))
const plain = (brand: string | null, kind: string): Pictured => ({ brand, kind, pack: {}, variety: 0 })

/** What an XML reader finds: the elements, the ids and the ids referred to. */
function readSvg(svg: string) {
  const elements = new Set<string>()
  const ids: string[] = []
  const references = new Set<string>()
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    elements.add(name)
    if (attributes.id) ids.push(attributes.id)
    for (const value of Object.values(attributes)) {
      const reference = /^url\(#(.+)\)$|^#([a-z][\w-]*)$/i.exec(value)
      if (reference && !/^#[0-9a-f]{3,6}$/i.test(value)) references.add(reference[1] ?? reference[2] ?? '')
    }
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(svg).close()
  return { elements, ids, references }
}

describe('drawing of goods', () => {
  it('knows exactly the kinds of kinds.csv', () => {
    expect(Object.keys(kindLooks).sort()).toEqual([...kinds].sort())
  })

  it('draws every kind without a brand and with a brand it never heard of', () => {
    for (const kind of kinds) {
      for (const brand of [null, 'Ukendt Mærke']) {
        expect(drawPicture(plain(brand, kind))).toMatch(
          /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 240 240" width="240" height="240">.+<\/svg>\n$/,
        )
      }
    }
  })

  it('refuses a kind that has no drawing', () => {
    expect(() => drawPicture(plain(null, 'unicorn'))).toThrow('no drawing for the kind unicorn')
  })

  it('is well-formed, without words, scripts or anything from elsewhere', () => {
    const found = new Set<string>()
    for (const svg of drawn.values()) for (const element of readSvg(svg).elements) found.add(element)
    expect([...found].sort()).toEqual([
      'circle',
      'clipPath',
      'defs',
      'ellipse',
      'g',
      'path',
      'rect',
      'svg',
      'use',
    ])
    expect([...drawn].filter(([, svg]) => /href="(?!#)|url\((?!#)|\bon\w+=/.test(svg))).toEqual([])
  })

  it('names each part once within its file and refers only to parts it has', () => {
    const wrong: string[] = []
    for (const [file, svg] of drawn) {
      const { ids, references } = readSvg(svg)
      if (new Set(ids).size !== ids.length) wrong.push(`${file}: an id twice`)
      for (const reference of references) if (!ids.includes(reference)) wrong.push(`${file}: no ${reference}`)
    }
    expect(wrong).toEqual([])
  })

  it('holds only finished numbers', () => {
    expect(
      [...drawn].filter(([, svg]) => /NaN|undefined|Infinity|null/.test(svg)).map(([file]) => file),
    ).toEqual([])
  })

  it('is small in every layout a brand may have', () => {
    const large: string[] = []
    for (const kind of kinds) {
      for (let design = 0; design < 56; design += 1) {
        const brand = `Mærke ${design}`
        const size = Buffer.byteLength(drawPicture(plain(brand, kind)))
        if (size > 6000) large.push(`${kind} of ${brand}: ${size}`)
      }
    }
    expect(large).toEqual([])
    const total = [...drawn.values()].reduce((sum, svg) => sum + Buffer.byteLength(svg), 0)
    expect(total / drawn.size).toBeLessThan(2500)
  })

  it('is the same every time', () => {
    expect([...goods.values()].map(drawPicture)).toEqual([...drawn.values()])
  })

  it('tells any two brands of a kind apart', () => {
    const brands = new Map<string, Set<string | null>>()
    for (const [file, svg] of drawn)
      brands.set(svg, (brands.get(svg) ?? new Set()).add(goods.get(file)?.brand ?? null))
    expect([...brands.values()].filter((same) => same.size > 1)).toEqual([])
  })

  it('gives a brand spelled in two ways one picture', () => {
    expect(drawPicture(plain('Kims', 'crisps'))).toBe(drawPicture(plain('KiMs', 'crisps')))
    expect(drawPicture(plain('Polarbröd', 'rolls'))).toBe(drawPicture(plain('Polarbrød', 'rolls')))
  })

  it('dresses brands of one kind in layouts that differ, not only in colours', () => {
    const colourless = (brand: string) =>
      drawPicture(plain(brand, 'coffee-ground')).replace(/#[0-9A-F]{6}/gi, '')
    const brands = [...goods.values()]
      .filter(({ kind }) => kind === 'coffee-ground')
      .map(({ brand }) => brand ?? '')
    expect(new Set(brands.map(colourless)).size).toBeGreaterThan(brands.length / 2)
  })

  it('has palettes that are three colours', () => {
    for (const { palettes } of Object.values(kindLooks)) {
      for (const colours of palettes) {
        expect(Object.values(palette(colours)).join(' ')).toMatch(/^#[0-9A-F]{6} #[0-9A-F]{6} #[0-9A-F]{6}$/)
      }
    }
  })
})
