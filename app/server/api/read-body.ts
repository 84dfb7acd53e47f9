import { Refused } from './failures.ts'

/** The largest body that is read; the largest form has a hundredth of it. */
const mostBytes = 64 * 1024

const tooLarge = () => new Refused(413, 'The body is too large.')

async function readBytes(body: ReadableStream<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Reads a request's body, which is empty if it has none.
 * @throws Refused 413 over 64 KiB, without reading the rest.
 */
export async function readBody({ headers, body }: Request): Promise<Buffer<ArrayBuffer>> {
  if (Number(headers.get('content-length') ?? 0) > mostBytes) throw tooLarge()
  return body ? readBytes(body) : Buffer.alloc(0)
}
