import { LRUCache } from 'lru-cache'
import type { Known } from './ensure-rows.ts'
import type { GtinVariant } from './resolve-gtins.ts'

/** Rows of the database that an import caches between its batches, so that most rows need no query. Limited in size. */
export type ImportCaches = {
  chainCategories: LRUCache<string, Known>
  chains: LRUCache<string, Known>
  brands: LRUCache<string, Known>
  categories: LRUCache<string, Known>
  productNames: LRUCache<string, Known>
  products: LRUCache<string, Known>
  variants: LRUCache<string, Known>
  gtins: LRUCache<string, GtinVariant>
}

export function emptyCaches(): ImportCaches {
  return {
    chainCategories: new LRUCache({ max: 1_000 }),
    chains: new LRUCache({ max: 2_000 }),
    brands: new LRUCache({ max: 10_000 }),
    categories: new LRUCache({ max: 5_000 }),
    productNames: new LRUCache({ max: 5_000 }),
    products: new LRUCache({ max: 40_000 }),
    variants: new LRUCache({ max: 100_000 }),
    gtins: new LRUCache({ max: 20_000 }),
  }
}
