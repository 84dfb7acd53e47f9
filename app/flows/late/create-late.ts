/** Something that is loaded once, when it is first needed. */
export type Late<Value, Given> = {
  /** @returns undefined until it is loaded. */
  get: () => Value | undefined
  /** Calls back when it is loaded. @returns a function that ends that. */
  subscribe: (listen: () => void) => () => void
  /** Loads it at the first call; after a failure, the next call tries again. @throws the error of loading. */
  load: (given: Given) => Promise<Value>
}

/** @param fetch loads it. */
export function createLate<Value, Given>(fetch: (given: Given) => Promise<Value>): Late<Value, Given> {
  let value: Value | undefined
  let loading: Promise<Value> | undefined
  const listeners = new Set<() => void>()
  const keep = (loaded: Value) => {
    value = loaded
    for (const listen of listeners) listen()
    return loaded
  }
  return {
    get: () => value,
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    load: (given) => {
      loading ??= fetch(given).then(keep, (error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },
  }
}
