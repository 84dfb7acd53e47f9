import { settings } from '../../settings.ts'
import type { Auth } from '../auth.ts'
import { sessionSeconds } from '../sessions/lifetimes.ts'
import { cookieOfSession, signedToken, tokenOf } from '../sessions/session-cookie.ts'
import { sessionHeaders } from '../sessions/started-session.ts'
import { passkeyCookie } from './passkey-plugin.ts'

/**
 * What better-auth keeps in cookies: the session, a login that waits for its code, and what a passkey is to sign. It
 * knows them by names that differ from ours on https (`__Secure-`, not `__Host-`).
 */
type Kept = 'session' | 'login' | 'passkey'

async function nameOf(auth: Auth, kept: Kept): Promise<string> {
  const context = await auth.$context
  if (kept === 'session') return context.authCookies.sessionToken.name
  return context.createAuthCookie(kept === 'login' ? 'two_factor' : passkeyCookie).name
}

/**
 * The headers by which better-auth knows a request.
 * @param kept the token of a session; the values that `keptIn` gave.
 */
export async function headersOf(
  auth: Auth,
  request: Request,
  { session, ...others }: Partial<Record<Kept, string | undefined>>,
): Promise<Headers> {
  const headers = sessionHeaders(request)
  const values = { ...others, ...(session !== undefined && { session: signedToken(session) }) }
  const cookies = Object.entries(values).map(
    async ([kept, value]) => `${await nameOf(auth, kept as Kept)}=${value ?? ''}`,
  )
  headers.set('cookie', (await Promise.all(cookies)).join('; '))
  headers.set('origin', new URL(settings().appUrl).origin)
  return headers
}

/** What an answer of better-auth keeps in a cookie. */
export async function keptIn(auth: Auth, answer: Response, kept: Kept): Promise<string | undefined> {
  const name = await nameOf(auth, kept)
  const cookie = answer.headers.getSetCookie().find((set) => set.startsWith(`${name}=`))
  return cookie?.slice(name.length + 1).split(';')[0] || undefined
}

/** The new token of a session, and its cookie. */
export type RenewedSession = { token: string; cookie: string }

/** The session that better-auth began instead of the present one. @throws if it did not. */
export async function renewedSession(auth: Auth, answer: Response): Promise<RenewedSession> {
  const token = tokenOf((await keptIn(auth, answer, 'session')) ?? '')
  if (!token) throw new Error('the session was not renewed')
  return { token, cookie: cookieOfSession(token, sessionSeconds) }
}
