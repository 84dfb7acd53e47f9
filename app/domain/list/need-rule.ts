import type { InferOutput } from 'valibot'
import type { Country } from '../locale/locales.ts'
import { formatNumber, hardSpace } from '../locale/numbers.ts'
import { quantityTypeName } from '../offers/sizes.ts'
import type { needRuleSchema } from './need-rule-schema.ts'

/**
 * What a typed item may be (§3, Shopping list): the sizes of one piece, in full units, from one to another, and a brand; any
 * of what is absent.
 */
export type NeedRule = InferOutput<typeof needRuleSchema>
export type RuleSizes = NonNullable<NeedRule['sizes']>

/** The largest size of one piece, in full units. */
export const largestSize = 1000

export const maximumBrandLength = 60

/** A rule as an item keeps it: one that says nothing is none. */
export const asKept = (rule: NeedRule): NeedRule | undefined =>
  rule.sizes || rule.brand !== undefined ? rule : undefined

/** How far a size may be outside of a rule, in full units: decimals are no exact numbers. */
export const tolerance = 1e-6

/** Whether one piece of an offer has a size that a rule allows. */
export function allowsSize(
  rule: NeedRule | undefined,
  piece: { quantity: number | null; quantityType: string | null },
): boolean {
  const { sizes } = rule ?? {}
  if (!sizes) return true
  const { quantity, quantityType } = piece
  const isOfUnit = quantityType === sizes.unit && quantity !== null
  return isOfUnit && quantity >= sizes.from - tolerance && quantity <= sizes.to + tolerance
}

/** The small unit of a full one, and how many of it that is. */
export const smallUnits: Partial<Record<RuleSizes['unit'], [unit: string, of: number]>> = {
  kg: ['g', 1000],
  l: ['cl', 100],
}

/** Sizes as a row says them: `400–500 g`, `1,5–2 l`, `33 cl`. */
export function sizesText({ from, to, unit }: RuleSizes, country: Country): string {
  const small = to < 1 ? smallUnits[unit] : undefined
  const [name, of] = small ?? [quantityTypeName(unit, country), 1]
  const [least, most] = [from, to].map((size) => formatNumber(Math.round(size * of * 1000) / 1000, country))
  return `${least === most ? least : `${least}–${most}`}${hardSpace}${name}`
}
