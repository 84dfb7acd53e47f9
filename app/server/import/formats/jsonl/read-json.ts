import { longestRow, type SourceRow } from '../../row/source-row.ts'
import { FeedError } from '../feed-error.ts'
import { peek } from '../reading/peek.ts'
import { readJsonList } from '../reading/read-json-list.ts'
import { readJsonLines } from './read-json-lines.ts'

type Text = AsyncGenerator<string>

const advice =
  'A feed in jsonl is one JSON object a line, or a list of objects. If its objects have `heading` and `pricing`, its format is tjek.'

/** The refusal of a feed that is one JSON document, in which we do not look for offers. */
const oneDocument = () => new FeedError(`The file is one JSON document, and not one object a line. ${advice}`)

/** A first line that is open at its end, and the beginning of the next: a row of JSON never goes on in another line. */
const openLine = /^\{(?:[^\r\n]*[{[,:])?[ \t]*[\r\n]+\s*\S/
const nextLine = /[\r\n]\s*\S/

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether the only row of a text is a document: it is too long for a row, or holds objects and is no offer itself. */
function isDocument(row: SourceRow): boolean {
  if (row.rejection) return row.rejection.reason === 'too-large' && row.content.startsWith('{')
  if (!isObject(row.fields)) return false
  const fields = row.fields as Record<string, unknown>
  const holdsObjects = Object.values(fields).some((value) => [value].flat().some(isObject))
  return holdsObjects && !('name' in fields)
}

/** @throws FeedError if the text is one document on one line. */
async function* readLines(text: Text): AsyncGenerator<SourceRow[]> {
  let first: SourceRow | undefined
  let count = 0
  for await (const rows of readJsonLines(text)) {
    first ??= rows[0]
    count += rows.length
    yield rows
  }
  if (count === 1 && first && isDocument(first)) throw oneDocument()
}

/** @throws FeedError if the first element of the list is no object. */
async function* readObjects(text: Text): AsyncGenerator<SourceRow[]> {
  let isChecked = false
  for await (const rows of readJsonList(text)) {
    const first: SourceRow | undefined = isChecked ? undefined : rows[0]
    if (first && !first.rejection && !isObject(first.fields))
      throw new FeedError(`The file is a JSON list of other things than objects. ${advice}`)
    isChecked ||= first !== undefined
    yield rows
  }
}

/**
 * Reads the rows of JSON: one object a line, or the objects of a list.
 * @throws FeedError if the text is another list, or one document.
 */
export async function* readJson(text: Text, onNote: (note: string) => void): AsyncGenerator<SourceRow[]> {
  const isTold = (start: string) => /^\[/.test(start) || nextLine.test(start) || start.length > longestRow
  const peeked = await peek(text, isTold)
  if (openLine.test(peeked.start)) throw oneDocument()
  if (!peeked.start.startsWith('[')) yield* readLines(peeked.text)
  else {
    onNote('The file is a JSON list, and not one object a line. Its objects are read.')
    yield* readObjects(peeked.text)
  }
}
