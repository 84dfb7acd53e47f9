import * as v from 'valibot'
import { plainLine } from '../text/plain-line.ts'
import { largestSize, type NeedRule, type RuleSizes } from './need-rule.ts'
import { needRuleSchema } from './need-rule-schema.ts'

/** The units that a size can be typed in: the full unit, and how many of it one is. */
export const typedUnits = {
  g: { full: 'kg', of: 0.001 },
  kg: { full: 'kg', of: 1 },
  cl: { full: 'l', of: 0.01 },
  l: { full: 'l', of: 1 },
  stk: { full: 'stk', of: 1 },
} as const satisfies Record<string, { full: RuleSizes['unit']; of: number }>
export type TypedUnit = keyof typeof typedUnits

/** The texts of the fields of a rule; `unit` is one of `typedUnits`. */
export type RuleTexts = { from: string; to: string; unit: string; brand: string }

const isUnit = (unit: string): unit is TypedUnit => unit in typedUnits
const inForm = /^\d{1,12}(?:[.,]\d{1,6})?$/
const numberIn = (text: string) => Number(text.trim().replace(',', '.'))
const rounded = (size: number) => Math.round(size * 1_000_000) / 1_000_000

const isNumber = (text: string) => text.trim() === '' || inForm.test(text.trim())

/** Whether the sizes of a rule are numbers, or absent, and what the texts say is a rule that an item may have (§3). */
export const isReadable = (texts: RuleTexts): boolean =>
  isNumber(texts.from) && isNumber(texts.to) && isUnit(texts.unit) && v.is(needRuleSchema, ruleOf(texts))

/** The largest size that can be typed in a unit. */
export const largestIn = (unit: string): number => largestSize / typedUnits[isUnit(unit) ? unit : 'g'].of

/** Whether the sizes of a rule are numbers, but one of them is larger than an item may have. */
export const isTooLarge = ({ from, to, unit }: RuleTexts): boolean =>
  [from, to].every(isNumber) && [from, to].some((text) => numberIn(text) > largestIn(unit))

/** The rule that readable texts say: one size alone is exactly that, and two in either order are a range. */
export function ruleOf({ from, to, unit, brand }: RuleTexts): NeedRule {
  const { full, of } = typedUnits[isUnit(unit) ? unit : 'g']
  const typed = [from, to].filter((text) => text.trim() !== '').map((text) => rounded(numberIn(text) * of))
  // Not cut: a brand that is too long is not readable.
  const name = plainLine(brand, Infinity)
  return {
    ...(typed.length > 0 && { sizes: { from: Math.min(...typed), to: Math.max(...typed), unit: full } }),
    ...(name !== '' && { brand: name }),
  }
}

/** The texts of the fields for a rule. */
export function textsOf(rule: NeedRule | undefined): RuleTexts {
  const { sizes, brand = '' } = rule ?? {}
  if (!sizes) return { from: '', to: '', unit: 'g', brand }
  const small = { kg: 'g', l: 'cl', stk: 'stk' } as const
  const unit: TypedUnit = sizes.to < 1 ? small[sizes.unit] : sizes.unit
  const [from = '', to = ''] = [sizes.from, sizes.to].map((size) =>
    String(rounded(size / typedUnits[unit].of)).replace('.', ','),
  )
  return { from, to, unit, brand }
}
