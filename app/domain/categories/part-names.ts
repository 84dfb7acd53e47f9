import type { Country } from '../locale/locales.ts'
import { type Part, parts } from './parts.ts'

/** What shoppers of a country call the parts; the demo catalogue and imported categories use the same names. */
const names: Record<Country, Record<Part, string>> = {
  dk: {
    'fruit-vegetables': 'Frugt og grønt',
    'meat-fish': 'Kød og fisk',
    'dairy-eggs': 'Mejeri og æg',
    'bread-cakes': 'Brød og kager',
    pantry: 'Kolonial',
    frozen: 'Frost',
    drinks: 'Drikkevarer',
    'sweets-snacks': 'Slik og snacks',
    household: 'Husholdning',
    'health-care': 'Sundhed og pleje',
    baby: 'Baby',
    pets: 'Kæledyr',
    building: 'Byg og have',
    plumbing: 'VVS',
    electronics: 'Elektronik',
    appliances: 'Hvidevarer og køkkenmaskiner',
    interior: 'Bolig og køkken',
    'toys-hobby': 'Legetøj og hobby',
    car: 'Bil og tilbehør',
  },
  no: {
    'fruit-vegetables': 'Frukt og grønt',
    'meat-fish': 'Kjøtt og fisk',
    'dairy-eggs': 'Meieri og egg',
    'bread-cakes': 'Bakevarer',
    pantry: 'Tørrvarer',
    frozen: 'Frysevarer',
    drinks: 'Drikke',
    'sweets-snacks': 'Snacks og godteri',
    household: 'Husholdning',
    'health-care': 'Helse og velvære',
    baby: 'Barn og baby',
    pets: 'Dyremat',
    building: 'Bygg og hage',
    plumbing: 'Bad og VVS',
    electronics: 'Elektronikk',
    appliances: 'Hvitevarer og småapparater',
    interior: 'Hjem og interiør',
    'toys-hobby': 'Leker og fritid',
    car: 'Bilutstyr',
  },
  se: {
    'fruit-vegetables': 'Frukt och grönt',
    'meat-fish': 'Kött och fisk',
    'dairy-eggs': 'Mejeri och ägg',
    'bread-cakes': 'Bröd och bakverk',
    pantry: 'Skafferi',
    frozen: 'Fryst',
    drinks: 'Dryck',
    'sweets-snacks': 'Godis och snacks',
    household: 'Hushåll',
    'health-care': 'Hälsa och skönhet',
    baby: 'Barn',
    pets: 'Djur',
    building: 'Bygg och trädgård',
    plumbing: 'VVS',
    electronics: 'Elektronik',
    appliances: 'Vitvaror och hushållsapparater',
    interior: 'Hem och inredning',
    'toys-hobby': 'Leksaker och hobby',
    car: 'Bil',
  },
  fi: {
    'fruit-vegetables': 'Hedelmät ja vihannekset',
    'meat-fish': 'Liha ja kala',
    'dairy-eggs': 'Maitotuotteet ja munat',
    'bread-cakes': 'Leipä ja leivonnaiset',
    pantry: 'Kuiva-aineet ja säilykkeet',
    frozen: 'Pakasteet ja valmisruoka',
    drinks: 'Juomat',
    'sweets-snacks': 'Makeiset ja naposteltavat',
    household: 'Pesu, siivous ja taloustarvikkeet',
    'health-care': 'Kosmetiikka ja hyvinvointi',
    baby: 'Vauvat ja lapset',
    pets: 'Lemmikit',
    building: 'Rakentaminen ja piha',
    plumbing: 'LVI ja kylpyhuone',
    electronics: 'Elektroniikka',
    appliances: 'Kodinkoneet',
    interior: 'Sisustus ja koti',
    'toys-hobby': 'Lelut ja harrastukset',
    car: 'Autotarvikkeet',
  },
}

/** A part's name in a country's language. */
export function partName(part: Part, country: Country): string {
  return names[country][part]
}

/** The part with a name in a country; undefined for other names. */
export function partNamed(name: string, country: Country): Part | undefined {
  return parts.find((part) => names[country][part].toLowerCase() === name.toLowerCase())
}
