import { describe, expect, it } from 'vitest'
import { readJsonBody } from './read-json-body.ts'

type Sent = { body?: BodyInit; type?: string; length?: string }

async function read({ body, type, length }: Sent) {
  const headers = new Headers()
  if (type) headers.set('content-type', type)
  if (length) headers.set('content-length', length)
  const init = { method: 'POST', headers, duplex: 'half', ...(body === undefined ? {} : { body }) }
  const request = new Request('http://localhost/login', init)
  // A body that is text names its own type where none is given.
  if (!type) request.headers.delete('content-type')
  return readJsonBody(request).catch((error) => `${error.status} ${error.message}`)
}
const json = 'application/json'
const endless = () =>
  new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(10_000).fill(32)),
  })

describe('a body', () => {
  it.each([
    [{ body: '{"email":"å@b.dk"}', type: json }, { email: 'å@b.dk' }],
    [{ body: '{}', type: 'application/json; charset=utf-8' }, {}],
    [{ body: '{}', type: 'application/vnd.api+json' }, {}],
    [{}, {}],
    [{ body: '', type: 'application/x-www-form-urlencoded' }, {}],
    [{ body: 'email=a', type: 'application/x-www-form-urlencoded' }, '415 The body must be JSON.'],
    [{ body: '{}', type: 'text/plain' }, '415 The body must be JSON.'],
    [{ body: '{}' }, '415 The body must be JSON.'],
    [{ body: '{}', type: 'text/plain;application/json' }, '415 The body must be JSON.'],
    [{ body: '{"email":', type: json }, '400 The body is not JSON.'],
    [{ body: new Uint8Array([34, 255, 34]), type: json }, '400 The body is not JSON.'],
    [{ body: '[]', type: json }, '400 The body must be a JSON object.'],
    [{ body: 'null', type: json }, '400 The body must be a JSON object.'],
    [{ body: `"${'x'.repeat(66_000)}"`, type: json }, '413 The body is too large.'],
    [{ body: '{}', type: json, length: '10000000' }, '413 The body is too large.'],
  ] as [Sent, unknown][])('%j is %j', async (sent, found) => {
    expect(await read(sent)).toEqual(found)
  })

  it('without an end is not read to it', async () => {
    expect(await read({ body: endless(), type: json })).toBe('413 The body is too large.')
  })
})
