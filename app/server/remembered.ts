import { LRUCache } from 'lru-cache'

/** Caches the results of a pure function of one text: those of the last `limit` texts. */
export function remembered<Value extends {}>(
  limit: number,
  compute: (text: string) => Value,
): (text: string) => Value {
  const known = new LRUCache<string, Value>({ max: limit })
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = compute(text)
    known.set(text, value)
    return value
  }
}
