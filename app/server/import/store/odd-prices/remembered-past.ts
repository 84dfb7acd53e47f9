import { LRUCache } from 'lru-cache'
import { arrayLiteral } from '../write/array-literal.ts'

/** The least and the most of what a variant has cost in the past year, null if nothing is known of it, and of how many prices. */
export type ReadPast = [variant: number, least: number | null, most: number | null, prices: number]

const mostVariants = 100_000

/**
 * What a run has read of the past of its variants, each of which may have an offer in many batches. What a batch changes of
 * a past has to be forgotten; the new offers of the run are in none.
 */
export class RememberedPast {
  #pasts = new LRUCache<number, ReadPast>({ max: mostVariants })

  remember(read: readonly ReadPast[]): void {
    for (const past of read) this.#pasts.set(past[0], past)
  }

  forget(variants: readonly number[]): void {
    for (const variant of variants) this.#pasts.delete(variant)
  }

  forgetAll(): void {
    this.#pasts.clear()
  }

  /** The pasts of some variants as lists for a statement: the least prices, the most, and how many; null if not read yet. */
  listsOf(variants: readonly number[]): [least: string, most: string, counts: string] {
    const pasts = variants.map((variant) => this.#pasts.get(variant))
    const list = (at: 1 | 2 | 3) => arrayLiteral(pasts.map((past) => past?.[at] ?? null))
    return [list(1), list(2), list(3)]
  }
}
