import { beforeAll, expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { displayName } from '#app/domain/offers/offers.ts'
import { searchTypeahead } from '#app/server/search/search-typeahead.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, type GivenOffer, today } from './add-offers.ts'

const inNorway = { country: 'no', chain: 'Kiwi' } as const
const inSweden = { country: 'se', chain: 'ICA' } as const
const inFinland = { country: 'fi', chain: 'Prisma' } as const

const given: GivenOffer[] = [
  { name: 'Pils', brand: 'Ringnes', category: 'Øl', ...inNorway },
  { name: 'Kildevann', brand: 'Olden', category: 'Vann', ...inNorway },
  { name: 'Oliven', brand: 'Jensens', category: 'Oliven', ...inNorway },
  { name: 'Grøtris', brand: 'Geisha', category: 'Ris', ...inNorway },
  { name: 'Altanskruv', brand: 'Ernst', category: 'Skruv', ...inSweden },
  { name: 'Salsiccia al limone', brand: 'Ferrarini', category: 'Korv', ...inSweden },
  { name: 'Rosti', brand: 'Felix', category: 'Frysta grönsaker', ...inSweden },
  { name: 'Solglasögon Logismose', brand: 'Rusta', ...inSweden },
  { name: 'Knäckebröd', brand: 'Dala Järna', category: 'Knäckebröd', ...inSweden },
  { name: 'Amarone', brand: 'Cesari', category: 'Punaviinit', ...inFinland },
  { name: 'Koiranruoka nauta', brand: 'Cesar', category: 'Koiranruoat', ...inFinland },
  { name: 'Jogurtti mansikka', brand: 'Valio A+', category: 'Jogurtit', ...inFinland },
  { name: 'Alkaliparisto AA', brand: 'Varta', category: 'Paristot', ...inFinland },
  { name: 'Peanut', brand: "M&M's", category: 'Slik' },
  { name: 'Choco m & m', category: 'Slik' },
  { name: 'Watch 42 mm', brand: 'Apple', category: 'Smartwatches' },
  { name: 'Mælk', brand: 'Arla', category: 'Mælk' },
  { name: 'Toiletpapir 3-lags', brand: 'Lambi', category: 'Husholdning' },
  { name: 'Wc-paperi', brand: 'Lotus', category: 'Wc-paperit', ...inFinland },
  { name: 'Lemon', brand: '7-Up', category: 'Sodavand' },
  { name: 'Naturel', brand: 'Philadelphia', category: 'Smøreost' },
]

describeOnEachDatabase('§2.1: words as they are typed', (database) => {
  beforeAll(async () => {
    await addOffers(database(), given)
  })

  const found = (term: string, country: Country) => searchTypeahead(database(), { country, term, today })
  const namesFor = async (term: string, country: Country = 'dk') =>
    (await found(term, country)).organicProductOffers.items.map(displayName).toSorted()

  it('a typed Nordic letter is in what is found, also in what only begins with the word', async () => {
    expect(await namesFor('øl', 'no')).toEqual(['Ringnes, Pils'])
    expect(await namesFor('ol', 'no')).toEqual(['Jensens, Oliven', 'Olden, Kildevann', 'Ringnes, Pils'])
  })

  it('a short word with other accents is another word: the Italian al is no ål', async () => {
    expect(await namesFor('ål', 'se')).toEqual([])
  })

  it('products that have the word without its accents are found if there are no others', async () => {
    const { organicProductOffers, correctedTo } = await found('løgismose', 'se')
    expect(organicProductOffers.items.map(displayName)).toEqual(['Rusta, Solglasögon Logismose'])
    expect(correctedTo).toBe('logismose')
    expect(await namesFor('rösti', 'se')).toEqual(['Felix, Rosti'])
  })

  it('a brand is no form of another word', async () => {
    expect(await namesFor('Cesar', 'fi')).toEqual(['Cesar, Koiranruoka nauta'])
    expect(await namesFor('Cesari', 'fi')).toEqual(['Cesari, Amarone'])
  })

  it('a short word is no form of a word that only has its stem', async () => {
    expect((await found('dal', 'se')).byName?.how).toBe('begun')
    expect(await namesFor('linsgryta', 'se')).toEqual([])
    expect(await namesFor('Rissa', 'no')).toEqual([])
  })

  it.each<[string, Country, string[]]>([
    ['m&m', 'dk', ['Choco m & m', "M&M's, Peanut"]],
    ["M&M's", 'dk', ['Choco m & m', "M&M's, Peanut"]],
    ['m & m', 'dk', ['Choco m & m', "M&M's, Peanut"]],
    ['7-up', 'dk', ['7-Up, Lemon']],
    ['a+', 'fi', ['Valio A+, Jogurtti mansikka']],
    ['a+ jogurtti', 'fi', ['Valio A+, Jogurtti mansikka']],
  ])('the signs of a name belong to its words: %s (%s)', async (term, country, names) => {
    expect(await namesFor(term, country)).toEqual(names)
  })

  it('a word that is spelled by its sound finds what sounds so, and the shopper is told', async () => {
    const { organicProductOffers, correctedTo } = await found('filadelfia', 'dk')
    expect(organicProductOffers.items.map(displayName)).toEqual(['Philadelphia, Naturel'])
    expect(correctedTo).toBe('philadelphia')
  })

  it('English words find the goods, and the shopper is told', async () => {
    const { organicProductOffers, correctedTo } = await found('Toilet paper', 'dk')
    expect(organicProductOffers.items.map(displayName)).toEqual(['Lambi, Toiletpapir 3-lags'])
    expect(correctedTo).toBe('toiletpapir')
    expect(await namesFor('toilet paper', 'fi')).toEqual(['Lotus, Wc-paperi'])
  })
})
