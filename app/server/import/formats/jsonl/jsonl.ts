import type { SourceRow } from '../../row/source-row.ts'
import type { Format, Reading } from '../format.ts'
import { JsonlFields, jsonlColumns } from './jsonl-fields.ts'
import { normaliseJsonl } from './normalise-jsonl.ts'
import { readJson } from './read-json.ts'

async function* readJsonl(
  text: AsyncGenerator<string>,
  { defaults, onNote }: Reading,
): AsyncGenerator<SourceRow[]> {
  const fields = new JsonlFields()
  for await (const rows of readJson(text, onNote)) {
    for (const row of rows) if (!row.rejection) fields.note(row.fields)
    yield rows
  }
  onNote(fields.check(defaults))
}

/** Our own format. */
export const jsonl: Format<'jsonl'> = {
  name: 'jsonl',
  recognised: 'one JSON object a line, or a list of them, with the fields of an offer as we name them',
  columns: jsonlColumns,
  read: readJsonl,
  normaliser: (defaults) => (fields) => normaliseJsonl(fields, defaults),
}
