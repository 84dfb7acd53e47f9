import { doubledColumns, listed, neededFields, noteOfUnread } from '../column-names.ts'
import type { FeedDefaults } from '../feed-defaults.ts'
import { FeedError } from '../feed-error.ts'

/** The fields a CSV file can have columns for; docs/import.md describes each. */
export const csvFields = [
  ...['id', 'source', 'country', 'chain', 'chainCategory', 'chainWebsite', 'brand', 'parentBrand', 'name'],
  ...['gtin', 'category', 'categoryGroup', 'size', 'startDate', 'endDate', 'units', 'unitType', 'price'],
  ...['regularPrice', 'singlePrice', 'currency', 'unitPrice', 'unitPricePer', 'unitPriceBound'],
  ...['isHighlighted', 'imageUrl', 'offerUrl', 'description'],
]

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '')
const fieldByPlainName = new Map(csvFields.map((field) => [plain(field), field]))

/** The column of each field: by the mapping if there is one, else by the columns' names. Fields may be absent. */
export function columnsOfFields(
  names: readonly string[],
  mapping: FeedDefaults['columns'],
): Map<string, string> {
  if (mapping) return new Map(Object.entries(mapping).filter(([, name]) => names.includes(name)))
  return new Map(
    names.flatMap((name) => {
      const field = fieldByPlainName.get(plain(name))
      return field ? [[field, name] as const] : []
    }),
  )
}

/** Whether a row names the columns: lines before it, such as a title, are not read. */
export function isCsvHeader(names: readonly string[], mapping: FeedDefaults['columns']): boolean {
  const columns = columnsOfFields(names, mapping)
  return columns.has('name') && columns.has('price')
}

/**
 * Checks the columns of a CSV file before its first row is read.
 * @returns a sentence on the columns that are not read, if there are any.
 * @throws FeedError if a needed column is missing, the mapping names a column that is missing, or two columns are one
 * field.
 */
export function checkColumns(names: readonly string[], defaults: FeedDefaults): string | undefined {
  const { columns: mapping } = defaults
  const unknown = Object.values(mapping ?? {}).filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    throw new FeedError(
      `--columns: the file has no column ${listed(unknown)}. Its columns are ${listed(names)}.`,
    )
  }
  const mapped = mapping && new Set(Object.values(mapping))
  const meant = names.map((name) => (mapped ? mapped.has(name) && name : fieldByPlainName.get(plain(name))))
  const doubled = doubledColumns(names, meant)
  if (doubled.length > 0) {
    throw new FeedError(
      `Several columns hold the same field: ${listed(doubled)}. Remove all but one, or choose with --columns.`,
    )
  }
  const columns = columnsOfFields(names, mapping)
  const missing = neededFields(defaults).filter((field) => !columns.has(field))
  if (missing.length > 0) {
    throw new FeedError(
      `The file has no column for ${missing.join(', ')}. Its columns are ${listed(names)}. Say with --columns FIELD=COLUMN which column it is, or give the value as an option.`,
    )
  }
  const read = new Set(columns.values())
  return noteOfUnread('Columns', names, (name) => read.has(name))
}
