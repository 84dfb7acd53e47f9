import type { StorePlacement } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'

/**
 * The parts of a shop in walking order, by the names of each country's categories: vegetables first, chilled goods
 * late, frozen goods last, then everything that is not groceries.
 */
const walks: Record<Country, readonly string[]> = {
  dk: [
    'Frugt og grønt',
    'Brød og kager',
    'Kød og fisk',
    'Kolonial',
    'Slik og snacks',
    'Drikkevarer',
    'Baby',
    'Sundhed og pleje',
    'Husholdning',
    'Kæledyr',
    'Mejeri og æg',
    'Frost',
    'Bolig og køkken',
    'Legetøj og hobby',
    'Elektronik',
    'Hvidevarer og køkkenmaskiner',
    'Byg og have',
    'VVS',
    'Bil og tilbehør',
  ],
  no: [
    'Frukt og grønt',
    'Bakevarer',
    'Kjøtt og fisk',
    'Tørrvarer',
    'Snacks og godteri',
    'Drikke',
    'Barn og baby',
    'Helse og velvære',
    'Husholdning',
    'Dyremat',
    'Meieri og egg',
    'Frysevarer',
    'Hjem og interiør',
    'Leker og fritid',
    'Elektronikk',
    'Hvitevarer og småapparater',
    'Bygg og hage',
    'Bad og VVS',
    'Bilutstyr',
  ],
  se: [
    'Frukt och grönt',
    'Bröd och bakverk',
    'Kött och fisk',
    'Skafferi',
    'Godis och snacks',
    'Dryck',
    'Barn',
    'Hälsa och skönhet',
    'Hushåll',
    'Djur',
    'Mejeri och ägg',
    'Fryst',
    'Hem och inredning',
    'Leksaker och hobby',
    'Elektronik',
    'Vitvaror och hushållsapparater',
    'Bygg och trädgård',
    'VVS',
    'Bil',
  ],
  fi: [
    'Hedelmät ja vihannekset',
    'Leipä ja leivonnaiset',
    'Liha ja kala',
    'Kuiva-aineet ja säilykkeet',
    'Makeiset ja naposteltavat',
    'Juomat',
    'Vauvat ja lapset',
    'Kosmetiikka ja hyvinvointi',
    'Pesu, siivous ja taloustarvikkeet',
    'Lemmikit',
    'Maitotuotteet ja munat',
    'Pakasteet ja valmisruoka',
    'Sisustus ja koti',
    'Lelut ja harrastukset',
    'Elektroniikka',
    'Kodinkoneet',
    'Rakentaminen ja piha',
    'LVI ja kylpyhuone',
    'Autotarvikkeet',
  ],
}

/**
 * The place of a part of the shop in walking order (§3, Shopping list item); null without a part. An
 * unknown part, from a feed with its own categories, comes last.
 */
export function storePlacementOf(part: string | null, country: Country): StorePlacement | null {
  if (part === null) return null
  const at = walks[country].indexOf(part)
  return { title: part, sortOrder: at < 0 ? walks[country].length : at }
}
