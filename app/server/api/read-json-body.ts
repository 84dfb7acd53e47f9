import { Refused } from './failures.ts'
import { readBody } from './read-body.ts'

const json = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i

/**
 * Reads a request's body as a JSON object. An empty body is an empty object, whatever its content type.
 * @throws Refused 413 over 64 KiB, without reading the rest; 415 if the content type is not JSON; 400 if it is not a
 * JSON object.
 */
export async function readJsonBody(request: Request): Promise<object> {
  const bytes = await readBody(request)
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
