import type { Country } from '#app/domain/locale/locales.ts'
import type { BrandIndex } from '../../lexicon/brands.ts'

/**
 * What the person who starts an import states about the file. `chain` and `source` apply to every row, the others to
 * rows without a value. `columns` names a CSV file's column for each field; `brands` are those that leaflets may name.
 */
export type FeedDefaults = {
  country?: Country | undefined
  chain?: string | undefined
  source?: string | undefined
  startDate?: string | undefined
  endDate?: string | undefined
  columns?: Record<string, string> | undefined
  brands?: ReadonlyMap<Country, BrandIndex> | undefined
}
