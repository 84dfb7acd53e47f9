import type { Tint } from '#app/domain/offer-card.ts'
import { brandSlug } from './brand-slug.ts'
import { groupOf } from './groups.ts'

/** Goods that look the same whoever grew or made them, as long as they carry no brand. */
export type Pictured = { brand: string | null; kind: string }

/** Where a product's picture is: a stable name of its kind and brand, under `public/`. */
export function pictureOf({ brand, kind }: Pictured): { file: string; path: string } {
  const name = brand ? brandSlug(brand) : ''
  const file = `${[kind, name].filter(Boolean).join('-')}.svg`
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
