import { isRejection, type Rejection } from '../row/rejections.ts'
import type { ImportRow } from '../row/source-row.ts'
import type { FeedDefaults } from './feed-defaults.ts'
import type { Format } from './format.ts'
import { decodeText } from './reading/decode-text.ts'
import { unpack } from './reading/unpack.ts'

const nothing: Rejection = { reason: 'truncated', message: 'the file holds no rows' }

/**
 * Reads a file of offers of any length. Each row becomes a checked offer or a rejection; a file that is cut off or
 * cannot be read further has one more row that says so. A file may be compressed with gzip.
 * @param onNote called with what the operator should know of the file, in a sentence.
 * @throws FeedError if nothing of the file can be imported; if the bytes cannot be read.
 */
export async function* readRows(
  bytes: AsyncIterable<Uint8Array>,
  format: Format,
  defaults: FeedDefaults = {},
  onNote: (note: string) => void = () => {},
): AsyncGenerator<ImportRow[]> {
  const normalise = format.normaliser(defaults)
  const reading = { defaults, onNote: (note: string | undefined) => note && onNote(note) }
  let isEmpty = true
  for await (const rows of format.read(decodeText(unpack(bytes)), reading)) {
    if (rows.length > 0) isEmpty = false
    yield rows.map((row): ImportRow => {
      if (row.rejection) return row
      const { line, content, fields } = row
      const offer = normalise(fields)
      return isRejection(offer) ? { line, content, rejection: offer } : { line, content, offer }
    })
  }
  if (isEmpty) yield [{ line: 1, content: '', rejection: nothing }]
}
