import type { Format } from '../format.ts'
import { readDelimited } from '../reading/read-delimited.ts'
import { checkColumns, csvColumns, csvFields, isCsvHeader } from './csv-columns.ts'
import { csvNormaliser } from './normalise-csv.ts'

/** Tables as people write them, whose columns may have any names. */
export const csv: Format<'csv'> = {
  name: 'csv',
  recognised: 'a table as text, whose columns are named in its first lines',
  columns: csvColumns,
  mappedFields: csvFields,
  read: (text, { defaults, onNote }) =>
    readDelimited(text, {
      isHeader: (names) => isCsvHeader(names, defaults.columns),
      onHeader: (names) => onNote(checkColumns(names, defaults)),
    }),
  normaliser: csvNormaliser,
}
