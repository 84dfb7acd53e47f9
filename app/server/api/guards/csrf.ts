import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { secretKey } from '../../secret-key.ts'
import { settings } from '../../settings.ts'
import { isSecureSite, readCookie, setCookie } from '../cookies.ts'
import { decodeEscapes } from '../decode-escapes.ts'
import { Refused } from '../failures.ts'
import { isSameOrigin } from './same-origin.ts'

const seconds = 30 * 86_400

/** The cookie that scripts read and send back as `X-XSRF-TOKEN`; the client's library expects this name. */
const tokenCookie = 'XSRF-TOKEN'
/**
 * The browser's random name, in a cookie that scripts cannot read and, on https, other hosts cannot set (RFC 6265bis,
 * `__Host-`).
 */
const browserCookie = () => `${isSecureSite() ? '__Host-' : ''}tilbudsugen.browser`

/** A token is bound to the browser and its session, so that a login needs a new token. */
const boundTo = (browser: string, session: string | undefined) => `${browser} ${session ?? ''}`

function sign(nonce: string, bound: string): string {
  return createHmac('sha256', secretKey('csrf')).update(`${nonce} ${bound}`).digest('base64url')
}

function isSigned(token: string, bound: string): boolean {
  const [nonce = '', signature = ''] = token.split('|')
  const expected = Buffer.from(sign(nonce, bound))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const decoded = (value: string | undefined): string => decodeEscapes(value ?? '') ?? ''

/** The random name that we gave a browser; empty if it has none, which `checkCsrf` refuses. */
export const browserOf = (request: Request): string => readCookie(request, browserCookie()) ?? ''

/**
 * The `Set-Cookie`s that give a browser its token, URL-encoded like Laravel's (§7.3).
 * @param session the token of the session that the browser has after this answer.
 */
export function csrfCookies(request: Request, session: string | undefined): string[] {
  const known = readCookie(request, browserCookie())
  const browser = known && /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString('base64url')
  const nonce = randomBytes(16).toString('base64url')
  const token = `${nonce}|${sign(nonce, boundTo(browser, session))}`
  return [
    setCookie(tokenCookie, {
      value: encodeURIComponent(token),
      seconds,
      isReadable: true,
    }),
    setCookie(browserCookie(), { value: browser, seconds }),
  ]
}

/** True if the browser has a valid token for its session; if not, the answer should bring one. */
export function hasCsrfToken(request: Request, session: string | undefined): boolean {
  return isSigned(decoded(readCookie(request, tokenCookie)), boundTo(browserOf(request), session))
}

/**
 * Checks that a request that changes something comes from a page of ours: by its origin, and by a token that is signed,
 * bound to browser and session, and sent both as a cookie and as a header.
 * @throws Refused 419 otherwise.
 */
export function checkCsrf(request: Request, session: string | undefined): void {
  const token = decoded(readCookie(request, tokenCookie))
  const header = decoded(request.headers.get('x-xsrf-token') ?? '')
  const isSent = token !== '' && token === header
  if (!isSent || !hasCsrfToken(request, session) || !isSameOrigin(request, settings().appUrl)) {
    throw new Refused(419, 'CSRF token mismatch.')
  }
}
