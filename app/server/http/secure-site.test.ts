import type { ServerRequest } from 'srvx'
import { afterEach, expect, it, vi } from 'vitest'
import { isOpenToListeners } from './open-to-listeners.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** Reads what a site at an address sets: the header of https only, and the names of the cookies of a login. */
async function setBy(appUrl: string) {
  vi.stubEnv('APP_URL', appUrl)
  const { securityHeaders } = await import('./security-headers.ts')
  const { cookieOfSession } = await import('../accounts/sessions/session-cookie.ts')
  const { waitingLogin, waitingPasskey } = await import('../accounts/factors/challenge.ts')
  const { csrfCookies } = await import('../api/guards/csrf.ts')
  const headers = new Map<string, string>()
  const res = { setHeader: (name: string, value: string) => headers.set(name, value) }
  const request = { runtime: { node: { res } } } as unknown as ServerRequest
  await securityHeaders(request, () => new Response('page'))
  const cookies = [
    ...[cookieOfSession('a token', 60), waitingLogin.keep('a login'), waitingPasskey.keep('a passkey')],
    ...csrfCookies(new Request(appUrl), undefined),
  ]
  return {
    https: headers.get('strict-transport-security'),
    cookies: cookies.map((cookie) => [cookie.split('=')[0], cookie.endsWith('; Secure')]),
  }
}

it('§7.3 a site on https asks for https only, and its cookies are of this host only', async () => {
  expect(await setBy('https://tilbud.example')).toEqual({
    https: 'max-age=31536000; includeSubDomains',
    cookies: [
      ['__Host-tilbudsugen.session_token', true],
      ['__Host-tilbudsugen.login', true],
      ['__Host-tilbudsugen.passkey', true],
      ['XSRF-TOKEN', true],
      ['__Host-tilbudsugen.browser', true],
    ],
  })
})

it('a site on http does neither, since browsers would not keep such cookies', async () => {
  expect(await setBy('http://127.0.0.1:3000')).toEqual({
    https: undefined,
    cookies: [
      ['tilbudsugen.session_token', false],
      ['tilbudsugen.login', false],
      ['tilbudsugen.passkey', false],
      ['XSRF-TOKEN', false],
      ['tilbudsugen.browser', false],
    ],
  })
})

it.each([
  ['http://tilbud.example', true],
  ['http://10.0.0.7:3000', true],
  ['http://0.0.0.0:3000', true],
  ['https://tilbud.example', false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
])('the start warns that others could listen to %s: %s', (appUrl, isWarnedOf) => {
  expect(isOpenToListeners(appUrl)).toBe(isWarnedOf)
})
