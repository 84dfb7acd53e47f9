import { expect, it } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

const appUrl = 'https://tilbud.example'
const sent = (headers: Record<string, string>, site = appUrl) =>
  isSameOrigin(
    new Request('http://127.0.0.1:3000/login', { headers: { host: '127.0.0.1:3000', ...headers } }),
    site,
  )

it.each([
  [{}, true],
  [{ origin: 'https://tilbud.example' }, true],
  [{ origin: 'https://127.0.0.1:3000' }, true],
  [{ origin: 'https://tilbud.example', 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'https://tilbud.example.evil.example' }, false],
  [{ origin: 'http://tilbud.example' }, false],
  [{ origin: 'http://tilbud.example', host: 'tilbud.example' }, false],
  [{ origin: 'http://127.0.0.1:3000' }, false],
  [{ origin: 'https://tilbud.example:8443', host: 'tilbud.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: '' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://shop.tilbud.example' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://tilbud.example' }, false],
] as const)('a request with %j comes from our own pages: %s', (headers, isOurs) => {
  expect(sent(headers as Record<string, string>)).toBe(isOurs)
})

it('§7 an origin with another scheme is another site, also for a site on http', () => {
  const site = 'http://127.0.0.1:3000'
  expect(sent({ origin: 'http://127.0.0.1:3000' }, site)).toBe(true)
  expect(sent({ origin: 'http://localhost:3000', host: 'localhost:3000' }, site)).toBe(true)
  expect(sent({ origin: 'https://127.0.0.1:3000' }, site)).toBe(false)
})
