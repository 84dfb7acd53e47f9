import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { hasErrorCode } from '../../../error-code.ts'
import { FeedError } from '../feed-error.ts'

const gzip = [0x1f, 0x8b]
const zip = [0x50, 0x4b, 0x03, 0x04]
/** The names of a workbook's parts stand at the beginning of its archive. */
const workbook = /\[Content_Types\]\.xml|_rels\/|xl\//

const begins = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte)

/** The first bytes of a file, at least four if it has them, and the whole file. */
async function peek(bytes: AsyncIterable<Uint8Array>) {
  const rest = bytes[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  while (start.length < zip.length) {
    const { value, done } = await rest.next()
    if (done) break
    start = Buffer.concat([start, value])
  }
  return {
    start,
    all: (async function* () {
      yield start as Uint8Array
      for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
    })(),
  }
}

/**
 * The bytes of a file as they were before gzip; those of other files unchanged.
 * @throws FeedError if the file is an archive or a workbook, or its compression is damaged or cut off.
 */
export async function* unpack(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { start, all } = await peek(bytes)
  if (begins(start, zip)) {
    throw new FeedError(
      workbook.test(start.toString('latin1'))
        ? 'The file is a workbook (xlsx). Save its sheet as CSV, and import that.'
        : 'The file is a zip archive. Unpack it, and import the files in it.',
    )
  }
  if (!begins(start, gzip)) {
    yield* all
    return
  }
  try {
    // The reader below learns of errors, also of those of the file: they destroy the decompression.
    yield* pipeline(Readable.from(all), createGunzip(), () => {})
  } catch (error) {
    if (hasErrorCode(error, 'Z_BUF_ERROR')) throw new FeedError('The compressed file is cut off.')
    if (hasErrorCode(error, 'Z_DATA_ERROR')) throw new FeedError('The compressed file is damaged.')
    throw error
  }
}
