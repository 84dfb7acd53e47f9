import { describe, expect, it } from 'vitest'
import type { Country } from '../locale/locales.ts'
import { partName, partNamed } from './part-names.ts'
import { isPart } from './parts.ts'
import { partsOfCategory, type Sector, sectorOf, subListOf } from './sectors.ts'

describe('§2.3: the icon of a category', () => {
  it.each<[Country, string, Sector]>([
    ['dk', 'Dagligvarer', 'groceries'],
    ['dk', 'Grænsehandel', 'border_trade'],
    ['dk', 'Byggemarkeder', 'building_markets'],
    ['dk', 'Elektronik', 'pc_and_electronics'],
    ['dk', 'Hvidevarer', 'appliances'],
    ['dk', 'Parfume', 'health_and_care'],
    ['dk', 'Isenkram', 'hardware'],
    ['dk', 'Legetøj og hobby', 'toys_and_hobby'],
    ['dk', 'Bolig', 'interior_design'],
    ['dk', 'DYR', 'pet_supplies'],
    ['dk', 'VVS', 'plumbing_supplies'],
    ['dk', 'Auto', 'car'],
    ['no', 'Byggevarer', 'building_markets'],
    ['no', 'Verktøy', 'hardware'],
    ['se', 'Hälsa och skönhet', 'health_and_care'],
    ['se', 'Möbler', 'interior_design'],
    ['fi', 'Päivittäistavarat', 'groceries'],
    ['fi', 'Lelut ja harrastukset', 'toys_and_hobby'],
  ])('is matched by its lower-cased name (%s, %s)', (country, name, sector) => {
    expect(sectorOf(name, country)).toBe(sector)
  })

  it('is none for a name of another country, or of no kind we know', () => {
    expect([sectorOf('Leksaker', 'dk'), sectorOf('Bøger', 'dk')]).toEqual([undefined, undefined])
  })
})

describe('§2.3: the sub-list of a category', () => {
  it('holds the parts of the shop that are sold there', () => {
    expect(partsOfCategory('Byggemarkeder', 'dk')).toEqual(['building', 'plumbing'])
    expect(partsOfCategory('Dagligvarer', 'dk').slice(0, 3)).toEqual([
      'fruit-vegetables',
      'meat-fish',
      'dairy-eggs',
    ])
  })

  it('is empty if only its chains say what belongs there', () => {
    expect([partsOfCategory('Grænsehandel', 'dk'), partsOfCategory('Bøger', 'dk')]).toEqual([[], []])
  })

  it('lists no part that is a category of the navigation itself, and no single part', () => {
    const navigation = ['Dagligvarer', 'Byggemarkeder', 'Elektronik', 'Sundhed og pleje'].map((name) => ({
      name,
    }))
    expect(navigation.map((category) => subListOf(category, navigation, 'dk'))).toEqual([
      partsOfCategory('Dagligvarer', 'dk').filter((part) => part !== 'health-care'),
      ['building', 'plumbing'],
      [],
      [],
    ])
    const [groceries] = navigation
    expect(groceries && subListOf(groceries, [groceries], 'dk')).toContain('health-care')
  })

  it('names a part in the language of the country', () => {
    expect([partName('frozen', 'dk'), partName('frozen', 'fi')]).toEqual([
      'Frost',
      'Pakasteet ja valmisruoka',
    ])
    expect([partNamed('mejeri och ägg', 'se'), partNamed('Frost', 'se')]).toEqual(['dairy-eggs', undefined])
    expect([isPart('frozen'), isPart('ost')]).toEqual([true, false])
  })
})
