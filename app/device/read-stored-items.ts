import * as v from 'valibot'

/**
 * The items of a list that is stored as JSON under a key; empty if there is no list or if the browser denies its storage.
 * Each item is validated alone and left out if invalid: an earlier version of this code may have written another shape.
 */
export function readStoredItems<Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
): v.InferOutput<Schema>[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return (Array.isArray(stored) ? stored : []).flatMap((item) => {
      const { success, output } = v.safeParse(schema, item)
      return success ? [output] : []
    })
  } catch {
    return []
  }
}
