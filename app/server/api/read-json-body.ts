import { Refused } from './failures.ts'

/** The largest body that the API reads; the largest form has a hundredth of it. */
const mostBytes = 64 * 1024
const json = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i

async function readBytes(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const tooLarge = () => new Refused(413, 'The body is too large.')

/**
 * Reads a request's body as a JSON object. An empty body is an empty object, whatever its content type.
 * @throws Refused 413 over 64 KiB, without reading the rest; 415 if the content type is not JSON; 400 if it is not a
 * JSON object.
 */
export async function readJsonBody(request: Request): Promise<object> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge()
  const bytes = request.body ? await readBytes(request.body) : Buffer.alloc(0)
  if (bytes.length === 0) return {}
  if (!json.test(request.headers.get('content-type') ?? '')) throw new Refused(415, 'The body must be JSON.')
  const body = parse(bytes)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refused(400, 'The body must be a JSON object.')
  }
  return body
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refused(400, 'The body is not JSON.')
  }
}
