import { expect, it } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

const appUrl = 'https://tilbud.example'
const sent = (headers: Record<string, string>) =>
  isSameOrigin(
    new Request('http://127.0.0.1:3000/login', { headers: { host: '127.0.0.1:3000', ...headers } }),
    appUrl,
  )

it.each([
  [{}, true],
  [{ origin: 'https://tilbud.example' }, true],
  [{ origin: 'http://127.0.0.1:3000' }, true],
  [{ origin: 'https://tilbud.example', 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'https://tilbud.example.evil.example' }, false],
  [{ origin: 'http://tilbud.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: '' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://shop.tilbud.example' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://tilbud.example' }, false],
] as const)('a request with %j comes from our own pages: %s', (headers, isOurs) => {
  expect(sent(headers as Record<string, string>)).toBe(isOurs)
})
