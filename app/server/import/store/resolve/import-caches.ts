import { BoundedMap } from '../../../bounded-map.ts'
import type { Known } from './ensure-rows.ts'
import type { GtinVariant } from './resolve-gtins.ts'

/** Rows of the database that an import caches between its batches, so that most rows need no query. Limited in size. */
export type ImportCaches = {
  chainCategories: BoundedMap<string, Known>
  chains: BoundedMap<string, Known>
  brands: BoundedMap<string, Known>
  categories: BoundedMap<string, Known>
  productNames: BoundedMap<string, Known>
  products: BoundedMap<string, Known>
  variants: BoundedMap<string, Known>
  gtins: BoundedMap<string, GtinVariant>
}

export function emptyCaches(): ImportCaches {
  return {
    chainCategories: new BoundedMap(1_000),
    chains: new BoundedMap(2_000),
    brands: new BoundedMap(10_000),
    categories: new BoundedMap(5_000),
    productNames: new BoundedMap(5_000),
    products: new BoundedMap(40_000),
    variants: new BoundedMap(100_000),
    gtins: new BoundedMap(20_000),
  }
}
