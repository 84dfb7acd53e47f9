import type { Country } from '#app/domain/locale/locales.ts'

/**
 * What the person who starts an import says of its file. `chain` and `source` go for every row; the others stand in
 * where a row is silent. `columns` names a CSV file's column for each field.
 */
export type FeedDefaults = {
  country?: Country | undefined
  chain?: string | undefined
  source?: string | undefined
  startDate?: string | undefined
  endDate?: string | undefined
  columns?: Record<string, string> | undefined
}
