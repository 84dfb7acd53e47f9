import * as v from 'valibot'
import { line } from '../text/text-schemas.ts'
import { largestSize, maximumBrandLength } from './need-rule.ts'

export const ruleUnits = ['kg', 'l', 'stk'] as const

const wrong = 'rule'
const size = v.pipe(v.number(wrong), v.minValue(0.001, wrong), v.maxValue(largestSize, wrong))

/** What a typed item may be (§3, Shopping list). */
export const needRuleSchema = v.object({
  sizes: v.optional(
    v.pipe(
      v.object({ from: size, to: size, unit: v.picklist(ruleUnits, wrong) }, wrong),
      v.check(({ from, to }) => from <= to, wrong),
    ),
  ),
  brand: v.optional(v.pipe(line(maximumBrandLength, wrong, wrong), v.nonEmpty(wrong))),
})
