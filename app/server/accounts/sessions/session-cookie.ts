import { createHmac, timingSafeEqual } from 'node:crypto'
import { isSecureSite, readCookie, setCookie } from '../../api/cookies.ts'
import { decodeEscapes } from '../../api/decode-escapes.ts'
import { authSecret } from '../auth.ts'
import { sessionSeconds } from './lifetimes.ts'

/** The name that better-auth gives the session cookie. */
export const sessionCookieName = (): string => `${isSecureSite() ? '__Secure-' : ''}tilbudsugen.session_token`

/** The session token in a request's cookie, if we signed it (better-auth: HMAC-SHA256 in base64). */
export function sessionToken(request: Request): string | undefined {
  const cookie = readCookie(request, sessionCookieName())
  const value = cookie === undefined ? undefined : decodeEscapes(cookie)
  if (value === undefined) return undefined
  const at = value.lastIndexOf('.')
  const token = value.slice(0, Math.max(0, at))
  const given = Buffer.from(value.slice(at + 1), 'base64')
  const expected = createHmac('sha256', authSecret()).update(token).digest()
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

/** The `Set-Cookie` that gives a request's session cookie its full lifetime again. */
export function renewedCookie(request: Request): string {
  const value = readCookie(request, sessionCookieName()) ?? ''
  return setCookie(sessionCookieName(), { value, seconds: sessionSeconds })
}

/** The `Set-Cookie` that deletes the session cookie. */
export const endedCookie = (): string => setCookie(sessionCookieName(), { value: '', seconds: 0 })
