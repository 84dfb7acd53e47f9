import type { SourceRow } from '../../row/source-row.ts'
import type { Reading } from '../format.ts'
import { peek } from '../reading/peek.ts'
import { readDelimited } from '../reading/read-delimited.ts'
import { checkMerchantColumns, isMerchantHeader } from './merchant-columns.ts'
import { readMerchantXml } from './read-merchant-xml.ts'

/** Reads the items of a Merchant feed, which is XML if it begins with a tag, else TSV. */
export async function* readMerchant(
  text: AsyncGenerator<string>,
  { defaults, onNote }: Reading,
): AsyncGenerator<SourceRow[]> {
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
