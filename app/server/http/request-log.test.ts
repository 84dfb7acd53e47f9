import type { ServerRequest } from 'srvx'
import { afterEach, expect, it, vi } from 'vitest'
import { log } from '../log.ts'
import { createRequestLog } from './request-log.ts'

afterEach(() => vi.restoreAllMocks())

const nameRoute = (path: string) => (path.startsWith('/offer/') ? '/offer/$term' : null)

/** What the log says of a request for an address. */
async function linesOf(
  url: string,
  next: () => Response | Promise<Response>,
  { headers = {}, isBehindProxy = true } = {},
): Promise<unknown[]> {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const request = { method: 'GET', url, headers: new Headers(headers) } as ServerRequest
  await createRequestLog(nameRoute, isBehindProxy)(request, next)
  return written.mock.calls.map(([line]) => JSON.parse(String(line)))
}

it('a request is one line: method, route without values of path and query, status and milliseconds', async () => {
  expect(await linesOf('http://shop.example/offer/kaffe?sort=price', () => new Response('found'))).toEqual([
    {
      time: expect.any(String),
      level: 'info',
      message: 'request',
      method: 'GET',
      route: '/offer/$term',
      status: 200,
      ms: expect.any(Number),
    },
  ])
})

it('a request whose address is none has a line too', async () => {
  expect(
    await linesOf('http://shop.example:99999/', () => new Response(null, { status: 400 })),
  ).toMatchObject([{ method: 'GET', route: null, status: 400 }])
})

it('a request that fails has its line with 500 and why, and fails still', async () => {
  const failure = new Error('the disk is gone')
  const failed = linesOf('http://shop.example/offer/kaffe', () => Promise.reject(failure))
  await expect(failed).rejects.toBe(failure)
  const lines = vi.mocked(process.stdout.write).mock.calls.map(([line]) => JSON.parse(String(line)))
  expect(lines).toEqual([
    {
      time: expect.any(String),
      level: 'error',
      message: 'request',
      method: 'GET',
      route: '/offer/$term',
      status: 500,
      ms: expect.any(Number),
      error: failure.stack,
    },
  ])
})

it('ASVS 16.3: a refused request says which refusal it was', async () => {
  const statuses = [401, 403, 413, 419, 429]
  const refused: unknown[] = []
  for (const status of statuses) {
    const lines = await linesOf('http://shop.example/offer/kaffe', () => new Response(null, { status }))
    refused.push((lines.at(-1) as { security: string }).security)
  }
  expect(refused).toEqual(['not logged in', 'not allowed', 'too large', 'not from our page', 'throttled'])
})

it('W3C Trace Context: all lines of a request have the trace id that its proxy gave it, not one of a client', async () => {
  const trace = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01` }
  const answer = () => {
    log('info', 'on the way')
    return new Response('found')
  }
  const url = 'http://shop.example/offer/kaffe'
  expect(await linesOf(url, answer, { headers })).toMatchObject([
    { message: 'on the way', trace },
    { message: 'request', trace },
  ])
  vi.restoreAllMocks()
  const unheeded = await linesOf(url, answer, { headers, isBehindProxy: false })
  expect(unheeded.filter((line) => JSON.stringify(line).includes(trace))).toEqual([])
})
