import * as v from 'valibot'
import { anyOffer, type WatchRules } from '#app/domain/agents/watch-rules.ts'
import { typedTargetSchema } from '#app/domain/agents/watch-rules-schema.ts'

/** The values of the fields: the target as it is typed, and the day on which a pause ends, empty without one. */
export type RuleValues = {
  target: string
  per: 'piece' | 'unit'
  anySize: boolean
  anyBrand: boolean
  pausedUntil: string
}

const typed = (amount: number | null) =>
  amount === null ? '' : (amount / 100).toFixed(2).replace(/\.00$/, '').replace('.', ',')

/** The fields of a watch's rules. */
export function valuesOf({ target_price, target_unit_price, ...rules }: WatchRules): RuleValues {
  return {
    target: typed(target_price ?? target_unit_price),
    per: target_unit_price === null ? 'piece' : 'unit',
    anySize: rules.any_size,
    anyBrand: rules.any_brand,
    pausedUntil: rules.paused_until ?? '',
  }
}

/** The rules that the fields say; undefined if the target is no price. */
export function rulesIn({ target, per, anySize, anyBrand, pausedUntil }: RuleValues): WatchRules | undefined {
  const read = v.safeParse(typedTargetSchema, target)
  if (!read.success) return undefined
  return {
    ...anyOffer,
    ...(per === 'unit' ? { target_unit_price: read.output } : { target_price: read.output }),
    any_size: anySize,
    any_brand: anyBrand,
    paused_until: pausedUntil === '' ? null : pausedUntil,
  }
}
