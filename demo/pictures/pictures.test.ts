import { describe, expect, it } from 'vitest'
import { groupOf, kinds } from './groups.ts'
import { pictureOf, tintOf } from './pictures.ts'

describe('picture files', () => {
  it('are named by kind and brand in plain ASCII', () => {
    expect(pictureOf({ brand: 'Gevalia', kind: 'coffee-ground' })).toEqual({
      file: 'coffee-ground-gevalia.svg',
      path: '/pictures/coffee-ground-gevalia.svg',
    })
    expect(pictureOf({ brand: null, kind: 'banana' }).file).toBe('banana.svg')
    expect(pictureOf({ brand: 'Ben & Jerry’s', kind: 'ice-cream' }).file).toBe('ice-cream-ben-jerrys.svg')
    expect(pictureOf({ brand: 'Änglamark', kind: 'eggs' }).file).toBe('eggs-anglamark.svg')
    expect(pictureOf({ brand: 'Sørlandschips', kind: 'crisps' }).file).toBe('crisps-sorlandschips.svg')
    expect(pictureOf({ brand: 'o.b.', kind: 'tampons' }).file).toBe('tampons-ob.svg')
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
