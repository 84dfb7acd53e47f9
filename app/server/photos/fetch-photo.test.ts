import { Agent, createServer, type RequestListener } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fetchPhoto, PhotoError } from './fetch-photo.ts'

const shop: RequestListener = (request, response) => {
  if (request.url === '/photo') response.end('bytes')
  else if (request.url === '/moved') response.writeHead(302, { location: '/photo' }).end()
  else if (request.url === '/round') response.writeHead(301, { location: '/round' }).end()
  else if (request.url === '/inside') response.writeHead(302, { location: 'file:///etc/passwd' }).end()
  else if (request.url === '/slow')
    setTimeout(() => response.writeHead(302, { location: '/slow' }).end(), 200)
  else if (request.url === '/huge') response.end(Buffer.alloc(16_000_000))
  else response.writeHead(404).end()
}

const server = createServer(shop)
/** Only a test may reach this machine. */
const anywhere = { http: new Agent(), https: new SecureAgent() }
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

const from = (path: string) => fetchPhoto(new URL(path, origin), anywhere)

it('fetches a photograph, over a redirect too', async () => {
  expect([String(await from('/photo')), String(await from('/moved'))]).toEqual(['bytes', 'bytes'])
})

it.each([
  ['/gone', 'the shop answered 404'],
  ['/round', 'too many redirects'],
  ['/inside', 'file: is not how photographs are fetched'],
  ['/huge', 'more than 15000000 bytes'],
])('refuses %s: %s', async (path, message) => {
  await expect(from(path)).rejects.toEqual(new PhotoError(message))
})

it('gives a shop its time once, not anew for each redirect', async () => {
  const fetching = fetchPhoto(new URL('/slow', origin), anywhere, 500)
  await expect(fetching).rejects.toMatchObject({ code: 'ABORT_ERR' })
})

it('never reaches into a private network, neither by address nor by name', async () => {
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', '10.0.0.1']) {
    await expect(fetchPhoto(new URL(`http://${host}:${new URL(origin).port}/photo`))).rejects.toThrow(
      /is not allowed/,
    )
  }
})
