import * as v from 'valibot'

/** The issue of all rules, which `AgentIssue` has too. */
const wrong = 'rules'

/** A limit in minor units: at most a million of the currency. */
const limit = v.optional(
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000))),
  null,
)
const choice = v.optional(v.boolean(), false)

/** The rules of a watch (§4 price alerts), which a request replaces as a whole: what it leaves out is not limited. */
export const watchRulesSchema = v.object(
  {
    target_price: limit,
    target_unit_price: limit,
    any_size: choice,
    any_brand: choice,
    /** The day on which the watch goes on. */
    paused_until: v.optional(v.nullable(v.pipe(v.string(wrong), v.isoDate(wrong))), null),
  },
  wrong,
)

/**
 * A price as a shopper types it, with a comma or a point (`20`, `19,95`), in minor units; null if nothing is typed.
 * The issue is `target`.
 */
export const typedTargetSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(\d{1,6}([.,]\d{1,2})?)?$/, 'target'),
  v.transform((typed) => (typed === '' ? null : Math.round(Number(typed.replace(',', '.')) * 100))),
  v.check((amount) => amount !== 0, 'target'),
)
