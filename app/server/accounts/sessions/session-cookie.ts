import { createHmac, timingSafeEqual } from 'node:crypto'
import { isSecureSite, readCookie, setCookie } from '../../api/cookies.ts'
import { decodeEscapes } from '../../api/decode-escapes.ts'
import { authSecret } from '../auth.ts'

/** The name of the session cookie; on https other hosts cannot set it (RFC 6265bis, `__Host-`). */
const sessionCookieName = (): string => `${isSecureSite() ? '__Host-' : ''}tilbudsugen.session_token`

/** If a request carries a session cookie, even one that is not ours or has ended. */
export const hasSession = (request: Request): boolean =>
  readCookie(request, sessionCookieName()) !== undefined

const signatureOf = (token: string) => createHmac('sha256', authSecret()).update(token).digest()

/** The session token in a request's cookie, if we signed it (HMAC-SHA256 in base64). */
export function sessionToken(request: Request): string | undefined {
  const cookie = readCookie(request, sessionCookieName())
  return cookie === undefined ? undefined : tokenOf(cookie)
}

/** A session's token and its signature, as the cookie carries them. */
export const signedToken = (token: string): string =>
  encodeURIComponent(`${token}.${signatureOf(token).toString('base64')}`)

/** The token in a cookie's value; undefined if we did not sign it. */
export function tokenOf(signed: string): string | undefined {
  const value = decodeEscapes(signed)
  if (value === undefined) return undefined
  const at = value.lastIndexOf('.')
  const token = value.slice(0, Math.max(0, at))
  const given = Buffer.from(value.slice(at + 1), 'base64')
  const expected = signatureOf(token)
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

/** The `Set-Cookie` that carries a session for so long. */
export function cookieOfSession(token: string, seconds: number): string {
  return setCookie(sessionCookieName(), { value: signedToken(token), seconds })
}

/** The `Set-Cookie` that deletes the session cookie. */
export const endedCookie = (): string => setCookie(sessionCookieName(), { value: '', seconds: 0 })
