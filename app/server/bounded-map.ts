/** A map that deletes its oldest entries, so that caches stay small during a long import. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #limit: number

  constructor(limit: number) {
    super()
    this.#limit = limit
  }

  override set(key: Key, value: Value): this {
    super.set(key, value)
    if (this.size > this.#limit) {
      const oldest = this.keys().next()
      if (!oldest.done) this.delete(oldest.value)
    }
    return this
  }
}

/** Caches the results of a pure function of one text. */
export function remembered<Value>(limit: number, compute: (text: string) => Value): (text: string) => Value {
  const known = new BoundedMap<string, Value>(limit)
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = compute(text)
    known.set(text, value)
    return value
  }
}
