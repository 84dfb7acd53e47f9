import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FetchLimits, fetchFeed } from './fetch-feed.ts'

let server: Server
let port: number
const text = 'id;name\n'.repeat(1000)
/** What the server answers at each path. */
const answers: Record<string, (answer: ServerResponse, request: IncomingMessage) => void> = {
  '/plain': (answer) => answer.writeHead(200, { etag: '"1"', 'last-modified': 'today' }).end(text),
  '/gzip': (answer) => answer.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text)),
  '/file.gz': (answer) => answer.end(gzipSync(text)),
  '/twice': (answer) => answer.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(gzipSync(text))),
  '/same-host': (answer) => answer.writeHead(302, { location: '/plain' }).end(),
  '/to-private': (answer) => answer.writeHead(302, { location: `http://localhost:${port}/plain` }).end(),
  '/to-file': (answer) => answer.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/round': (answer) => answer.writeHead(301, { location: '/round' }).end(),
  '/silent': () => {},
  '/stalled': (answer) => answer.writeHead(200).write(text),
  '/known': (answer, { headers }) =>
    answer
      .writeHead(headers['if-none-match'] === '"1"' && headers['if-modified-since'] === 'today' ? 304 : 500)
      .end(),
  '/asked': (answer, { headers }) => answer.end(headers['accept-encoding']),
}

beforeAll(async () => {
  server = createServer((request, answer) => answers[request.url ?? '']?.(answer, request))
  server.listen(0)
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const { signal } = new AbortController()
const wide: FetchLimits = { bytes: 1e6, unpackedBytes: 1e7, milliseconds: 20_000, privateHosts: [] }
const addressOf = (path: string) => `http://127.0.0.1:${port}${path}`

async function fetched(path: string, limits: Partial<FetchLimits> = {}) {
  const feed = await fetchFeed(addressOf(path), undefined, signal, { ...wide, ...limits })
  const pieces: Uint8Array[] = []
  for await (const piece of feed?.bytes ?? []) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}
const refused = (path: string, limits: Partial<FetchLimits>, told: string) =>
  expect(fetched(path, limits)).rejects.toThrow(`${addressOf(path)} ${told}`)

describe('docs/import.md: a feed is fetched', () => {
  it.each(['/plain', '/gzip', '/file.gz', '/twice', '/same-host'])('%s', async (path) => {
    expect(await fetched(path)).toBe(text)
  })

  it('packed, if its server can', async () => {
    expect(await fetched('/asked')).toBe('gzip')
  })

  it('with its version, and not again if it has not changed', async () => {
    const version = { etag: '"1"', lastModified: 'today' }
    expect((await fetchFeed(addressOf('/plain'), undefined, signal, wide))?.version).toEqual(version)
    expect(await fetchFeed(addressOf('/known'), version, signal, wide)).toBeUndefined()
  })

  it('over a redirect to a private network that the operator allows', async () => {
    expect(await fetched('/to-private', { privateHosts: ['localhost'] })).toBe(text)
  })
})

describe('docs/import.md: a fetch is refused', () => {
  it.each<[string, Partial<FetchLimits>, string]>([
    ['/to-private', {}, 'could not be fetched: localhost is in a private network'],
    ['/to-file', {}, 'leads to file:///etc/passwd'],
    ['/round', {}, 'leads from one address to the next'],
    ['/plain', { bytes: 7999 }, 'has more than 7999 bytes (FEED_MAX_BYTES).'],
    ['/gzip', { unpackedBytes: 7999 }, 'has more than 7999 bytes when it is unpacked'],
    ['/twice', { unpackedBytes: 7999 }, 'has more than 7999 bytes when it is unpacked'],
    ['/silent', { milliseconds: 50 }, 'could not be fetched: not within 0.05 seconds.'],
  ])('%s with %j', refused)

  it('if its body takes too long', async () => {
    await refused('/stalled', { milliseconds: 50 }, 'broke off: ')
  })
})
