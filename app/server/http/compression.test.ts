import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import type { ServerRequest } from 'srvx'
import { describe, expect, it } from 'vitest'
import { compression } from './compression.ts'
import { PageAnswer } from './page-answer.ts'

const page = '<p>Ugens tilbud på kaffe</p>'.repeat(100)

/** What a browser that takes `accepted` gets of an answer. */
async function answered(accepted: string, body: string | null, headers: Record<string, string>) {
  const request = new Request('http://shop.example/', { headers: { 'accept-encoding': accepted } })
  const response = await compression(request as ServerRequest, () => new Response(body, { headers }))
  const bytes = Buffer.from(await response.arrayBuffer())
  const encoding = response.headers.get('content-encoding')
  return {
    encoding,
    vary: response.headers.get('vary'),
    length: response.headers.get('content-length'),
    bytes,
  }
}

describe('what the application answers', () => {
  const html = { 'content-type': 'text/html; charset=utf-8', 'content-length': String(page.length) }

  it('a page is compressed from its text, with its status and headers, and without asking for its body', async () => {
    const request = new Request('http://shop.example/', { headers: { 'accept-encoding': 'zstd' } })
    const answer = new PageAnswer(`${page}\ud800`, { status: 404, headers: html })
    Object.defineProperty(answer, 'body', { get: () => expect.unreachable('the body is a stream') })
    const response = await compression(request as ServerRequest, () => answer)
    const bytes = zstdDecompressSync(Buffer.from(await response.arrayBuffer()))
    expect([response.status, response.headers.get('content-encoding'), bytes.toString()]).toEqual([
      ...[404, 'zstd'],
      `${page}\ufffd`,
    ])
  })

  it('is compressed as the browser takes it, and no longer has the length of what it was', async () => {
    for (const [accepted, encoding, decompress] of [
      ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
    ] as const) {
      const answer = await answered(accepted, page, html)
      expect({ ...answer, bytes: decompress(answer.bytes).toString() }).toEqual({
        encoding,
        vary: 'accept-encoding',
        length: null,
        bytes: page,
      })
    }
  })

  it('stays as it is where the browser takes nothing, or where it is too short to gain', async () => {
    const plain = await answered('identity', page, html)
    expect([plain.encoding, plain.vary, plain.bytes.toString()]).toEqual([null, 'accept-encoding', page])
    const short = await answered('br', '{"message":"Not found"}', { 'content-type': 'application/json' })
    expect([short.encoding, short.vary, short.bytes.toString()]).toEqual([
      null,
      'accept-encoding',
      '{"message":"Not found"}',
    ])
  })

  it('is left alone where it is compressed already, a picture, or a stream of events', async () => {
    for (const headers of [
      { ...html, 'content-encoding': 'zstd' },
      { 'content-type': 'image/webp' },
      { 'content-type': 'text/event-stream' },
    ]) {
      const { vary, bytes } = await answered('br', page, headers)
      expect([vary, bytes.toString()]).toEqual([null, page])
    }
  })
})
