import * as v from 'valibot'
import type { Recording } from './recording.ts'

const stateValue = v.custom<string | Record<string, never>>(
  (value) => typeof value === 'string' || (typeof value === 'object' && value !== null),
)
const schema = v.object({
  version: v.literal(1),
  begun: v.pipe(v.string(), v.isoTimestamp()),
  width: v.number(),
  actors: v.array(
    v.object({
      id: v.number(),
      flow: v.string(),
      parent: v.nullable(v.number()),
      input: v.optional(v.unknown()),
      before: v.nullable(v.object({ value: stateValue, context: v.optional(v.unknown()) })),
    }),
  ),
  steps: v.array(
    v.object({
      at: v.number(),
      actor: v.number(),
      event: v.looseObject({ type: v.string() }),
      takes: v.array(v.string()),
      value: stateValue,
      starts: v.array(v.string()),
      status: v.picklist(['active', 'done', 'error', 'stopped']),
    }),
  ),
})

/** Reads the text of a saved recording; undefined if it is none. */
export function readRecording(text: string): Recording | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text))
    return success ? (output as Recording) : undefined
  } catch {
    return undefined
  }
}
