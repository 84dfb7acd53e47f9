/** A hash of a text as a whole number, the same on every machine (FNV-1a, 32 bits). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** A number from 0 to below 1 that looks random and is always the same for the same seeds in the same order. */
export function chance(...seeds: number[]): number {
  let hash = 0x9e3779b9
  for (const seed of seeds) {
    hash = Math.imul(hash ^ seed, 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    hash ^= hash >>> 16
  }
  return (hash >>> 0) / 2 ** 32
}
