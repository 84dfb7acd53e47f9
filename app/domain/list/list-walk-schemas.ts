import * as v from 'valibot'

/** `GET …/walks` (§7.4): what a list has learned of the chains' shops. */
export const listWalksSchema = v.object({
  walks: v.array(
    v.object({
      chainName: v.string(),
      steps: v.array(v.object({ part: v.nullable(v.string()), name: v.string() })),
    }),
  ),
})
