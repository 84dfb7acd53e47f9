/** A letter of a tile's name in pixels, as wide as most are, and what stands around the name and between two tiles. */
const letter = 7
const around = 16
const between = 4
/** The tile with the number of those left out: `+12`. */
const rest = 38

const widthOf = (name: string) => name.length * letter + around

/**
 * How many of the tiles fit beside each other whole, with the number of those left out; at least one.
 * @param names of chains, in their order.
 * @param room in pixels.
 */
export function tilesThatFit(names: readonly string[], room: number): number {
  let taken = 0
  for (const [at, name] of names.entries()) {
    taken += widthOf(name) + (at > 0 ? between : 0)
    const isLast = at === names.length - 1
    if (taken + (isLast ? 0 : between + rest) > room) return Math.max(at, 1)
  }
  return names.length
}
