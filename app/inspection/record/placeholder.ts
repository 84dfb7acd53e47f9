/** What may be recorded of the values of flows; everything else is replaced by a placeholder of equal shape. */
export type Allowed = {
  /** By the id of a machine: the fields that it marks as safe (`meta.safe`), as dotted paths. */
  fields: Record<string, readonly string[]>
  /** Names of fields in our source. Other keys of an object come from data, such as the words of a list. */
  names: readonly string[]
  /** Types of events. Others have the id of an actor in them, which may be that of a list. */
  events: readonly string[]
}

/** Lengths of which some guard or text depends: texts of one class are hidden alike (§9: a query of 2, passwords of 8 and 12). */
const lengths = [12, 8, 2, 1, 0]
const deepest = 10

/** A text of about the same length that says nothing. */
const hiddenText = (text: string) => '…'.repeat(lengths.find((length) => text.length >= length) ?? 0)

/** Makes the function that hides what must not be recorded of a value that a machine of some id has. */
export function createPlaceholders(allowed: Allowed) {
  const names = new Set(allowed.names)
  const events = new Set(allowed.events)

  const hideObject = (value: object, path: string, safe: ReadonlySet<string>, depth: number) => {
    const entries = Object.entries(value instanceof Error ? { ...value, message: value.message } : value)
    return Object.fromEntries(
      entries.map(([key, field], index) => {
        const name = names.has(key) ? key : `…${index + 1}`
        return [name, hide(field, path === '' ? name : `${path}.${name}`, safe, depth + 1)]
      }),
    )
  }
  const hide = (value: unknown, path: string, safe: ReadonlySet<string>, depth: number): unknown => {
    if (value === null || value === undefined) return value
    if (Array.isArray(value)) return value.map((item) => hide(item, path, safe, depth))
    if (typeof value === 'object') {
      if (!isPlain(value) || depth >= deepest) return '(object)'
      return hideObject(value, path, safe, depth)
    }
    if (typeof value === 'function') return '(object)'
    if (safe.has(path)) return value
    if (typeof value === 'string') return hiddenText(value)
    return typeof value === 'boolean' ? false : 0
  }
  return {
    /** @param flow the id of the machine whose context, input or other value it is. */
    value: (flow: string, value: unknown) => hide(value, '', new Set(allowed.fields[flow]), 0),
    /** @param flow the id of the machine that was sent the event. */
    event: (flow: string, { type, ...fields }: { type: string }) => ({
      type: events.has(type) ? type : type.replace(/^(xstate\.\w+\.\w+|).*$/s, '$1…'),
      ...(hide(fields, '', new Set(allowed.fields[flow]), 0) as Record<string, unknown>),
    }),
  }
}

/** Actors and their logic, elements and signals are not data. */
function isPlain(value: object): boolean {
  if (Object.values(value).some((field) => typeof field === 'function')) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null || value instanceof Error
}
