import { beforeAll, expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { displayName } from '#app/domain/offers/offers.ts'
import { searchTypeahead } from '#app/server/search/search-typeahead.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, type GivenOffer, today } from './add-offers.ts'

const brands = ['Arla', 'Bama', 'Coop', 'Dava', 'Eldorado', 'Felix', 'Garant']

/** A product of each brand. */
const ofBrands = (product: GivenOffer): GivenOffer[] => brands.map((brand) => ({ ...product, brand }))

/** Among products that are found alike, the one that most chains sell comes first. */
const atManyChains = (product: GivenOffer): GivenOffer[] =>
  ['Kiwi', 'Meny', 'Spar'].map((chain) => ({ ...product, chain }))

const inFinland = { country: 'fi' } as const
const inNorway = { country: 'no' } as const
const inSweden = { country: 'se' } as const

const given: GivenOffer[] = [
  ...ofBrands({ name: 'Suodatinkahvi', category: 'Kahvit', ...inFinland }),
  ...atManyChains({ name: 'Kahvi', brand: 'Kahlúa', category: 'Liköörit', ...inFinland }),
  ...ofBrands({ name: 'Peruna', category: 'Perunat ja juurekset', ...inFinland }),
  ...atManyChains({ name: 'Kanaa ja perunat', brand: 'Saarioinen', category: 'Valmisruoat', ...inFinland }),
  ...ofBrands({ name: 'Mandariini', category: 'Hedelmät', ...inFinland }),
  ...atManyChains({ name: 'Elektrolyytti mandariini', brand: 'Puhdas', category: 'Uutuudet', ...inFinland }),
  ...ofBrands({ name: 'Plomme', category: 'Frukt', ...inNorway }),
  ...atManyChains({ name: 'Plomme', brand: 'Nordic', category: 'Nyheter', ...inNorway }),
  ...ofBrands({ name: 'Øl', category: 'Øl', ...inNorway }),
  ...atManyChains({ name: 'Skibukse øl', brand: 'Swix', category: 'Sportsklær', ...inNorway }),
  ...ofBrands({ name: 'Lax', category: 'Fryst fisk', ...inSweden }),
  ...atManyChains({ name: 'Lax', brand: 'Falkenberg', category: 'Fisk', ...inSweden }),
  ...ofBrands({ name: 'Choklad', category: 'Choklad', ...inSweden }).slice(1),
  ...atManyChains({ name: 'Choklad', brand: 'Mumma', category: 'Nyheter', ...inSweden }),
  { name: 'Ketchup', brand: 'Heinz' },
  ...atManyChains({ name: 'Ketchup eller remoulade', brand: 'Bähncke' }),
  ...atManyChains({ name: 'Remoulade / ketchup', brand: 'Gestus' }),
  { name: 'Melblanding', brand: 'Amo' },
  ...atManyChains({ name: 'Melblanding til rugbrød eller boller', brand: 'Valsemøllen' }),
]

describeOnEachDatabase('§2.1: typical goods come first', (database) => {
  beforeAll(async () => {
    await addOffers(database(), given)
  })

  const namesFor = async (term: string, country: Country = 'dk') => {
    const { organicProductOffers } = await searchTypeahead(database(), { country, term, today })
    return organicProductOffers.items.map(displayName)
  }
  const of = (some: readonly string[], name: string) => some.map((brand) => `${brand}, ${name}`)

  it.each<[string, Country, string, string]>([
    ['kahvi', 'fi', 'Suodatinkahvi', 'Kahlúa, Kahvi'],
    ['perunat', 'fi', 'Peruna', 'Saarioinen, Kanaa ja perunat'],
    ['mandariinit', 'fi', 'Mandariini', 'Puhdas, Elektrolyytti mandariini'],
    ['plomme', 'no', 'Plomme', 'Nordic, Plomme'],
    ['øl', 'no', 'Øl', 'Swix, Skibukse øl'],
  ])(
    'what stands where few of the products called so do comes after them: %s (%s)',
    async (term, country, typical, last) => {
      expect(await namesFor(term, country)).toEqual([...of(brands, typical), last])
    },
  )

  it('the part of the shop that the word itself belongs to is typical, even if most products are in another', async () => {
    expect(await namesFor('lax', 'se')).toEqual(['Falkenberg, Lax', ...of(brands, 'Lax')])
  })

  it('six products are too few to tell what is typical', async () => {
    expect(await namesFor('choklad', 'se')).toEqual(['Mumma, Choklad', ...of(brands.slice(1), 'Choklad')])
  })

  it('a name that offers one of several goods comes after one that does not', async () => {
    expect(await namesFor('ketchup')).toEqual([
      'Heinz, Ketchup',
      'Bähncke, Ketchup eller remoulade',
      'Gestus, Remoulade / ketchup',
    ])
  })

  it('what goods are for is no choice of goods', async () => {
    expect(await namesFor('melblanding')).toEqual([
      'Valsemøllen, Melblanding til rugbrød eller boller',
      'Amo, Melblanding',
    ])
  })
})
