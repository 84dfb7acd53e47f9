import { logError } from '../log.ts'

/** JSON in pieces, so that it is never in memory as a whole. */
export type JsonPieces = AsyncIterable<string>

/** An array in pieces of JSON. @param items each as pieces. */
export async function* jsonArray(items: AsyncIterable<JsonPieces>): AsyncGenerator<string> {
  let separator = '['
  for await (const item of items) {
    yield separator
    yield* item
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

/**
 * An object in pieces of JSON.
 * @param whole the members that are small, at least one.
 * @param large those that may not be, as pieces.
 */
export async function* jsonObject(
  whole: Record<string, unknown>,
  large: Record<string, JsonPieces>,
): AsyncGenerator<string> {
  yield JSON.stringify(whole).slice(0, -1)
  for (const [name, pieces] of Object.entries(large)) {
    yield `,${JSON.stringify(name)}:`
    yield* pieces
  }
  yield '}'
}

/** A small value as a single piece of JSON. */
export async function* jsonPiece(value: unknown): AsyncGenerator<string> {
  yield JSON.stringify(value)
}

/** About so many characters are sent at a time. */
const chunkLength = 16_384
const encoder = new TextEncoder()

/** An answer whose JSON is made as fast as the client takes it. It is neither cached nor compressed. */
export function streamedAnswer(pieces: JsonPieces): Response {
  const iterator = pieces[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      let text = ''
      try {
        while (text.length < chunkLength) {
          const { done, value } = await iterator.next()
          if (done) break
          text += value
        }
      } catch (error) {
        logError('a streamed answer failed', error)
        throw error
      }
      if (text === '') controller.close()
      else controller.enqueue(encoder.encode(text))
    },
    cancel: async () => {
      await iterator.return?.()
    },
  })
  return new Response(body, {
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store, no-transform' },
  })
}
