import type { SourceRow } from '../../row/source-row.ts'
import type { Reading } from '../format.ts'
import { readDelimited } from '../reading/read-delimited.ts'
import { checkMerchantColumns, isMerchantHeader } from './merchant-columns.ts'
import { readMerchantXml } from './read-merchant-xml.ts'

type Text = AsyncGenerator<string>

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

/** Reads the items of a Merchant feed, which is XML if it begins with a tag, else TSV. */
export async function* readMerchant(text: Text, { defaults, onNote }: Reading): AsyncGenerator<SourceRow[]> {
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
