import type { Country } from '../locale/locales.ts'
import type { Category } from '../offers/offers.ts'
import { partName } from './part-names.ts'
import type { Part } from './parts.ts'

/**
 * What a kind of chain sells; each has an icon (§2.3). The first eleven are the icons of the category
 * navigation.
 */
export const sectors = [
  'border_trade',
  'groceries',
  'building_markets',
  'pc_and_electronics',
  'appliances',
  'health_and_care',
  'hardware',
  'toys_and_hobby',
  'interior_design',
  'pet_supplies',
  'plumbing_supplies',
  'car',
] as const
export type Sector = (typeof sectors)[number]

/** The names of kinds of chains, in lower case. */
const names: Record<Country, Record<Sector, string[]>> = {
  dk: {
    border_trade: ['grænsehandel'],
    groceries: ['dagligvarer', 'supermarkeder', 'discount'],
    building_markets: ['byggemarkeder', 'byggemarked', 'byg og have'],
    pc_and_electronics: ['elektronik', 'pc og elektronik', 'computer og elektronik'],
    appliances: ['hvidevarer', 'hårde hvidevarer'],
    health_and_care: ['sundhed og pleje', 'parfume', 'parfumeri', 'apotek', 'skønhed'],
    hardware: ['isenkram', 'værktøj', 'isenkram og værktøj', 'køkkenudstyr'],
    toys_and_hobby: ['legetøj og hobby', 'legetøj', 'hobby'],
    interior_design: ['bolig', 'møbler', 'bolig og indretning', 'boligindretning'],
    pet_supplies: ['dyr', 'dyrehandel', 'kæledyr'],
    plumbing_supplies: ['vvs', 'bad og vvs'],
    car: ['auto', 'bil', 'biltilbehør'],
  },
  no: {
    border_trade: ['grensehandel'],
    groceries: ['dagligvarer', 'supermarkeder', 'lavpris'],
    building_markets: ['byggevarer', 'byggvarer', 'byggevarehus', 'bygg og hage'],
    pc_and_electronics: ['elektronikk', 'data og elektronikk', 'pc og elektronikk'],
    appliances: ['hvitevarer'],
    health_and_care: ['helse og pleie', 'parfymeri', 'apotek', 'helse og skjønnhet'],
    hardware: ['jernvare', 'verktøy', 'kjøkkenutstyr', 'jernvare og verktøy'],
    toys_and_hobby: ['leker og hobby', 'leker', 'hobby'],
    interior_design: ['interiør', 'møbler', 'møbler og interiør', 'hjem og interiør'],
    pet_supplies: ['dyr', 'dyrebutikk', 'kjæledyr'],
    plumbing_supplies: ['vvs', 'rørlegger', 'bad og vvs'],
    car: ['bil', 'bilutstyr'],
  },
  se: {
    border_trade: ['gränshandel'],
    groceries: ['dagligvaror', 'livsmedel', 'matbutiker', 'lågpris'],
    building_markets: ['byggvaror', 'bygghandel', 'byggvaruhus', 'bygg och trädgård'],
    pc_and_electronics: ['elektronik', 'hemelektronik', 'data och elektronik'],
    appliances: ['vitvaror'],
    health_and_care: ['hälsa och skönhet', 'parfym', 'apotek', 'hälsa och vård'],
    hardware: ['järnhandel', 'verktyg', 'husgeråd', 'järnhandel och verktyg'],
    toys_and_hobby: ['leksaker och hobby', 'leksaker', 'hobby'],
    interior_design: ['hem och inredning', 'möbler', 'inredning', 'möbler och inredning'],
    pet_supplies: ['djur', 'djuraffär', 'husdjur'],
    plumbing_supplies: ['vvs', 'bad och vvs'],
    car: ['bil', 'biltillbehör'],
  },
  fi: {
    border_trade: ['rajakauppa'],
    groceries: ['päivittäistavarat', 'ruokakaupat', 'supermarketit'],
    building_markets: ['rakentaminen', 'rautakaupat', 'rakentaminen ja piha'],
    pc_and_electronics: ['elektroniikka', 'tietotekniikka', 'kodin elektroniikka'],
    appliances: ['kodinkoneet'],
    health_and_care: ['terveys ja kauneus', 'kosmetiikka', 'apteekki', 'hajuvedet'],
    hardware: ['työkalut', 'taloustavarat', 'rautatavarat'],
    toys_and_hobby: ['lelut ja harrastukset', 'lelut', 'harrastukset'],
    interior_design: ['sisustus', 'huonekalut', 'huonekalut ja sisustus'],
    pet_supplies: ['lemmikit', 'eläinkaupat', 'eläimet'],
    plumbing_supplies: ['lvi', 'lvi ja kylpyhuone'],
    car: ['auto', 'autotarvikkeet'],
  },
}

/** The sector of a kind of chains by its name; undefined for other names (§2.3). */
export function sectorOf(name: string, country: Country): Sector | undefined {
  return sectors.find((sector) => names[country][sector].includes(name.toLowerCase()))
}

const soldIn: Partial<Record<Sector, readonly Part[]>> = {
  groceries: [
    'fruit-vegetables',
    'meat-fish',
    'dairy-eggs',
    'bread-cakes',
    'pantry',
    'frozen',
    'drinks',
    'sweets-snacks',
    'household',
    'health-care',
    'baby',
    'pets',
  ],
  building_markets: ['building', 'plumbing'],
  pc_and_electronics: ['electronics'],
  appliances: ['appliances'],
  health_and_care: ['health-care'],
  toys_and_hobby: ['toys-hobby'],
  interior_design: ['interior'],
  pet_supplies: ['pets'],
  plumbing_supplies: ['plumbing'],
  car: ['car'],
}

/** The parts of the shop that belong to a category; none if only its chains say what belongs there (border trade). */
export function partsOfCategory(name: string, country: Country): readonly Part[] {
  const sector = sectorOf(name, country)
  return (sector && soldIn[sector]) ?? []
}

/**
 * The parts to list below a category of the navigation: none if there is only one, and none that stands there as a category
 * with the same name.
 */
export function subListOf(
  category: Pick<Category, 'name'>,
  navigation: readonly Pick<Category, 'name'>[],
  country: Country,
): readonly Part[] {
  const names = navigation.map(({ name }) => name.toLowerCase())
  const parts = partsOfCategory(category.name, country).filter(
    (part) => !names.includes(partName(part, country).toLowerCase()),
  )
  return parts.length > 1 ? parts : []
}
