import type { ImportedOffer } from '../row/imported-offer.ts'
import { isRejection, type Rejection } from '../row/rejections.ts'
import type { ImportRow, SourceRow } from '../row/source-row.ts'
import { checkColumns, isCsvHeader } from './csv/csv-columns.ts'
import { csvNormaliser } from './csv/normalise-csv.ts'
import type { FeedDefaults } from './feed-defaults.ts'
import { JsonlFields } from './jsonl/jsonl-fields.ts'
import { normaliseJsonl } from './jsonl/normalise-jsonl.ts'
import { readJsonLines } from './jsonl/read-json-lines.ts'
import { checkMerchantColumns, isMerchantHeader } from './merchant/merchant-columns.ts'
import { normaliseMerchant } from './merchant/normalise-merchant.ts'
import { readMerchantXml } from './merchant/read-merchant-xml.ts'
import { decodeText } from './reading/decode-text.ts'
import { readDelimited } from './reading/read-delimited.ts'
import { unpack } from './reading/unpack.ts'
import { normaliseTjek } from './tjek/normalise-tjek.ts'
import { readJsonList } from './tjek/read-json-list.ts'

/** The formats of import files; docs/import.md describes each. */
export const formats = ['tjek', 'merchant', 'csv', 'jsonl'] as const
export type Format = (typeof formats)[number]

type Text = AsyncGenerator<string>
type Options = { defaults: FeedDefaults; onNote: (note: string | undefined) => void }
type Normalise = (fields: unknown) => ImportedOffer | Rejection

/** The first piece of a text that is not empty, and the whole text including it. */
async function peek(text: Text): Promise<{ start: string; text: Text }> {
  let start = ''
  for (;;) {
    const { value, done } = await text.next()
    if (done) break
    start += value
    if (start.trim()) break
  }
  return {
    start: start.trimStart(),
    text: (async function* () {
      yield start
      yield* text
    })(),
  }
}

async function* readMerchant(text: Text, { defaults, onNote }: Options): AsyncGenerator<SourceRow[]> {
  const peeked = await peek(text)
  if (peeked.start.startsWith('<')) yield* readMerchantXml(peeked.text)
  else {
    yield* readDelimited(peeked.text, {
      delimiter: '\t',
      isHeader: isMerchantHeader,
      onHeader: (names) => onNote(checkMerchantColumns(names, defaults)),
    })
  }
}

function readCsv(text: Text, { defaults, onNote }: Options): AsyncGenerator<SourceRow[]> {
  return readDelimited(text, {
    isHeader: (names) => isCsvHeader(names, defaults.columns),
    onHeader: (names) => onNote(checkColumns(names, defaults)),
  })
}

async function* readJsonl(text: Text, { defaults, onNote }: Options): AsyncGenerator<SourceRow[]> {
  const fields = new JsonlFields()
  for await (const rows of readJsonLines(text)) {
    for (const row of rows) if (!row.rejection) fields.note(row.fields)
    yield rows
  }
  onNote(fields.check(defaults))
}

const readers: Record<Format, (text: Text, options: Options) => AsyncGenerator<SourceRow[]>> = {
  tjek: readJsonList,
  merchant: readMerchant,
  csv: readCsv,
  jsonl: readJsonl,
}

function normaliserOf(format: Format, defaults: FeedDefaults): Normalise {
  if (format === 'csv') return csvNormaliser(defaults)
  const normalise = { tjek: normaliseTjek, merchant: normaliseMerchant, jsonl: normaliseJsonl }[format]
  return (fields) => normalise(fields, defaults)
}

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
  const normalise = normaliserOf(format, defaults)
  const options = { defaults, onNote: (note: string | undefined) => note && onNote(note) }
  let isEmpty = true
  for await (const rows of readers[format](decodeText(unpack(bytes)), options)) {
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
