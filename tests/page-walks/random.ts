/** Numbers from 0 up to 1 that are the same for the same seed. */
export type Random = () => number

/** Makes a sequence of numbers (mulberry32): neighbouring seeds give sequences that do not resemble each other. */
export function randomOf(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of a list, which must not be empty. */
export function pick<Element>(random: Random, list: readonly Element[]): Element {
  const chosen = list[Math.floor(random() * list.length)]
  if (chosen === undefined) throw new Error('There is nothing to choose from.')
  return chosen
}

/** One of some values, each as often as its weight says. */
export function pickWeighted<Value>(random: Random, weighted: readonly (readonly [Value, number])[]): Value {
  let rest = random() * weighted.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [value, weight] of weighted) {
    rest -= weight
    if (rest < 0) return value
  }
  throw new Error('There is nothing to choose from.')
}
