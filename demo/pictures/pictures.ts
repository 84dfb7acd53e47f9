import type { Tint } from '#app/domain/offers/offer-summary.ts'
import { brandSlug } from './brands/brand-slug.ts'
import type { Pack } from './drawing/pack.ts'
import { groupOf } from './groups.ts'

/**
 * All that the looks of goods depend on. Without a brand they look the same whoever grew or made them; `variety` numbers
 * what a brand has of a kind, from 0, so that no two look alike (`varieties.ts`).
 */
export type Pictured = { brand: string | null; kind: string; pack: Pack; variety: number }

/** Where the picture of goods is, under `public/`: named by all that it depends on. */
export function pictureOf({ brand, kind, pack, variety }: Pictured): { file: string; path: string } {
  const { form, taste, count } = pack
  const says = [form, taste?.icon, count === undefined || count === 1 ? '' : `x${count}`, variety || '']
  const file = `${[kind, brand && brandSlug(brand), ...says].filter(Boolean).join('-')}.svg`
  return { file, path: `/pictures/${file}` }
}

const groupTints: Record<string, Tint> = {
  'fruit-vegetables': 'mint',
  'meat-fish': 'rose',
  'dairy-eggs': 'butter',
  'bread-cakes': 'oat',
  pantry: 'oat',
  frozen: 'sky',
  drinks: 'sky',
  'sweets-snacks': 'rose',
  household: 'stone',
  'health-care': 'rose',
  baby: 'sky',
  pets: 'oat',
  electronics: 'stone',
  appliances: 'stone',
  building: 'stone',
  plumbing: 'sky',
  interior: 'oat',
  'toys-hobby': 'butter',
  car: 'stone',
}

/** Milk and yoghurt stand in the cold, fish too; what is salty stands with the crisps. */
const tintOfKind: [RegExp, Tint][] = [
  [/^(milk|buttermilk|yoghurt|skyr|quark|cream|sour-cream|creme-fraiche|oat-drink|soy-drink|cottage)/, 'sky'],
  [/^(salmon|smoked-salmon|cod|herring|tuna-fresh|mackerel|shrimp|fish-cakes|roe)$/, 'sky'],
  [/^(crisps|nachos|popcorn|nuts|almonds|beer)/, 'butter'],
  [/^(tofu|vegetarian-mince|plant-soil|garden-hose|flower-pot|bird-food)$/, 'mint'],
]

/** The wall of a part of the shop, such as its tile on the front page. */
export const tintOfGroup = (group: string): Tint => groupTints[group] ?? 'stone'

/** The wall a kind's pictures stand before. */
export function tintOf(kind: string): Tint {
  return tintOfKind.find(([pattern]) => pattern.test(kind))?.[1] ?? tintOfGroup(groupOf(kind))
}
