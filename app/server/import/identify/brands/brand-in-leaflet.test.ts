import { describe, expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { listedBrands } from '../../../lexicon/brands.ts'
import { brandInLeaflet, brandInName } from './brand-in-leaflet.ts'

const brandOf = (country: Country, heading: string, description: string) => {
  const { brand, parentBrand } = brandInLeaflet(heading, description, listedBrands(country))
  return { brand, parentBrand }
}

describe('docs/import.md: a leaflet has the brand that its text names', () => {
  it.each<[Country, string, string, string | null]>([
    ['dk', 'Apple TV 4K', '128 GB', 'Apple'],
    ['se', 'Apple Watch SE', '40 mm', 'Apple'],
    ['dk', 'Sun All in 1', '40 tabs', 'Sun'],
    ['dk', 'Opvasketabs', 'Sun. 40 tabs', 'Sun'],
    ['dk', 'Finish All in 1 citron', '', 'Finish'],
    ['no', 'Primula rekeost', 'Kavli. 175 g', 'Primula'],
    ['fi', 'Viola tuorejuusto', '200 g', 'Viola'],
    ['fi', 'Marianne karkki', '220 g', 'Marianne'],
    ['se', 'Ramlösa citrus', '1,5 l', 'Ramlösa'],
    ['no', 'Fløtemysost', 'Tine. 500 g', 'Tine'],
    ['no', 'Toro lasagne', '', 'Toro'],
    ['se', 'LÖFBERGS kaffe', '', 'Löfbergs'],
    ['no', 'Løfbergs kaffe', '', 'Löfbergs'],
    ['dk', 'Bacon', 'Danish Crown. 400 g', 'Danish Crown'],
    ['fi', 'Sprite sitruunalimonadi', '', 'Sprite'],
    ['se', 'Mandeltårta från Almondy', '400 g', 'Almondy'],
    ['dk', 'Tulip bacon i tern eller skiver', '', 'Tulip'],
    ['dk', 'Bacon', 'Tulip. I tern eller skiver', 'Tulip'],
  ])('in %s: %s, %s', (country, heading, description, brand) => {
    expect(brandOf(country, heading, description).brand).toBe(brand)
  })
})

describe('docs/import.md: a leaflet has no brand by a word for something else, nor one of a choice', () => {
  it.each<[Country, string, string]>([
    ['dk', 'Apple pie', '600 g'],
    ['dk', 'Apple juice', '1 l'],
    ['se', 'Äpple Royal Gala', 'Klass 1'],
    ['dk', 'Sun creme', 'Faktor 30. 200 ml'],
    ['dk', 'Sun lotion', ''],
    ['dk', 'Primula', '10,5 cm potte'],
    ['dk', 'Plante', 'Primula eller narcis'],
    ['dk', 'Samsø ost', '45+. 500 g'],
    ['dk', 'MARIANNE SPISESTOL', 'Bøg'],
    ['se', 'Ramlösa Kvarn vetemjöl', '2 kg'],
    ['no', 'Fløtemysost', '500 g'],
    ['dk', 'Toro vin', '75 cl'],
    ['se', 'Mandeltårta med Daim', '400 g'],
    ['se', 'Riven ost Tex Mex', ''],
    ['se', 'Bröd redo för rosten', ''],
    ['fi', 'Sprite potkulauta', ''],
    ['fi', 'Jaffa keksit', ''],
    ['fi', 'Sika-nauta jauheliha', '400 g'],
    ['dk', 'Danish Crown eller Tulip', '400 g'],
    ['dk', 'Bacon', 'Danish Crown eller Tulip. 400 g'],
    ['dk', 'Pålæg', 'Danish Crown skinke eller Tulip salami. 80 g'],
    ['dk', 'Pålæg', 'Danish Crown/Tulip. 80 g'],
    ['no', 'Smør', 'TINE eller Bremykt. 250 g'],
    ['fi', 'Juusto', 'Valio tai Oltermanni. 900 g'],
  ])('in %s: %s, %s', (country, heading, description) => {
    expect(brandOf(country, heading, description)).toEqual({ brand: null, parentBrand: null })
  })

  it('nor has a product of a feed by its name', () => {
    expect(brandInName('Äpple Royal Gala', 'se')).toBeNull()
    expect(brandInName('Apple pie', 'dk')).toBeNull()
    expect(brandInName('Danish Crown eller Tulip bacon', 'dk')).toBeNull()
  })
})
