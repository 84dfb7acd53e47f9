import { describe, expect, it } from 'vitest'
import { groupOf, kinds } from './groups.ts'
import { type Pictured, pictureOf, tintOf } from './pictures.ts'

const fileOf = (brand: string | null, kind: string, says: Partial<Pictured> = {}) =>
  pictureOf({ brand, kind, pack: {}, variety: 0, ...says }).file

describe('picture files', () => {
  it('are named by kind and brand in plain ASCII', () => {
    expect(pictureOf({ brand: 'Gevalia', kind: 'coffee-ground', pack: {}, variety: 0 })).toEqual({
      file: 'coffee-ground-gevalia.svg',
      path: '/pictures/coffee-ground-gevalia.svg',
    })
    expect(fileOf(null, 'banana')).toBe('banana.svg')
    expect(fileOf('Ben & Jerry’s', 'ice-cream')).toBe('ice-cream-ben-jerrys.svg')
    expect(fileOf('Änglamark', 'eggs')).toBe('eggs-anglamark.svg')
    expect(fileOf('Sørlandschips', 'crisps')).toBe('crisps-sorlandschips.svg')
    expect(fileOf('o.b.', 'tampons')).toBe('tampons-ob.svg')
  })

  it('are named by all that the looks depend on', () => {
    expect(fileOf('Tuborg', 'beer-lager', { pack: { form: 'can', count: 6 }, variety: 2 })).toBe(
      'beer-lager-tuborg-can-x6-2.svg',
    )
    const pack = { taste: { icon: 'lemon', colour: '#E8D98A' }, count: 1 }
    expect(fileOf('Loka', 'sparkling-water', { pack })).toBe('sparkling-water-loka-lemon.svg')
  })
})

describe('tints of the wall', () => {
  it('gives each part of the shop its own', () => {
    expect(
      ['apple', 'beef-minced', 'candy-bag', 'butter', 'crisps', 'cola', 'pasta', 'rye-bread', 'hammer'].map(
        tintOf,
      ),
    ).toEqual(['mint', 'rose', 'rose', 'butter', 'butter', 'sky', 'oat', 'oat', 'stone'])
  })

  it('stands milk and fish in the cold', () => {
    expect(['milk-low', 'yoghurt', 'cream', 'salmon', 'pizza-frozen'].map(tintOf)).toEqual(
      Array.from({ length: 5 }, () => 'sky'),
    )
  })

  it('knows every kind and refuses others', () => {
    const tints = new Set(kinds.map(tintOf))
    expect([...tints].sort()).toEqual(['butter', 'mint', 'oat', 'rose', 'sky', 'stone'])
    expect(groupOf('salmon')).toBe('meat-fish')
    expect(() => tintOf('unicorn')).toThrow('demo/kinds.csv has no kind unicorn')
  })
})
