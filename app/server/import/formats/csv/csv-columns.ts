import { doubledColumns, listed, neededFields, noteOfUnread } from '../column-names.ts'
import type { FeedDefaults } from '../feed-defaults.ts'
import { FeedError } from '../feed-error.ts'
import type { Columns } from '../format.ts'
import { offerColumns } from '../offer-columns.ts'

/** The fields that a CSV file can have columns for. */
export const csvColumns: readonly Columns[] = [
  offerColumns.name,
  {
    names: ['price'],
    holds:
      'required. As people write it, in whole units: `12,95`, `12.95`, `1.299,00 kr.`, `25:-`. The price of `units` pieces together, or of those that it names: `2 för 49:90`',
  },
  {
    names: ['currency'],
    holds: "`DKK`, `NOK`, `SEK` or `EUR`. If absent, it is that of the price's text, or the country's",
  },
  offerColumns.country,
  offerColumns.chain,
  {
    names: ['startDate', 'endDate'],
    holds: 'required, or `--start` and `--end`. First and last day, `2026-11-21` or `21.11.2026`; both count',
  },
  { names: ['id'], holds: 'text, up to 200 characters' },
  offerColumns.source,
  offerColumns.chainKind,
  offerColumns.brand,
  offerColumns.gtin,
  offerColumns.category,
  { names: ['size'], holds: 'as on the pack, `18 x 33 cl`. If absent, it is read from the name' },
  offerColumns.units,
  { names: ['regularPrice'], holds: 'the usual price, as `price` is written' },
  { names: ['singlePrice'], holds: 'what one costs alone, as `price` is written, if `units` is more than 1' },
  {
    names: ['unitPrice', 'unitPricePer'],
    holds:
      'the price of a full unit, as `price` is written, and the unit (`kg`, `kr/kg`), as the retailer states it. Both may stand in `unitPrice` (`39,90 kr/kg`, `8,75 kr/100 g`)',
  },
  {
    names: ['unitPriceBound'],
    holds:
      '`most`, `least` or `about`, if the unit price is a limit or not exact. Or `unitPrice` begins with the word for it (`maks. 39,90`)',
  },
  { names: ['isHighlighted'], holds: '`1`, `true`, `yes`, `ja` or `kyllä` for a sponsored offer' },
  { names: ['imageUrl'], holds: 'a link' },
  { names: ['offerUrl'], holds: 'a link' },
  offerColumns.condition,
  { names: ['description'], holds: 'texts, separated by `\\|`; 12 of 300 characters are kept' },
]
export const csvFields = csvColumns.flatMap(({ names }) => names)

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
