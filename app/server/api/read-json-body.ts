import { Refused } from './failures.ts'

/** What the bodies of the API may weigh; the heaviest form is a hundredth of it. */
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
 * A request's body, a JSON object; an empty one is an object without fields, whatever it is said to be.
 * @throws Refused 413 over 64 KiB, without reading on; 415 if it is not said to be JSON; 400 if it is no
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
