import type { Auth } from '../auth.ts'
import { sessionSeconds } from '../sessions/lifetimes.ts'
import { cookieOfSession, signedToken, tokenOf } from '../sessions/session-cookie.ts'
import { sessionHeaders } from '../sessions/started-session.ts'

// better-auth knows its cookies by names that differ from ours on https (`__Secure-`, not `__Host-`).
const nameOfSession = async (auth: Auth) => (await auth.$context).authCookies.sessionToken.name
const nameOfChallenge = async (auth: Auth) => (await auth.$context).createAuthCookie('two_factor').name

function cookieIn(answer: Response, name: string): string | undefined {
  const cookie = answer.headers.getSetCookie().find((set) => set.startsWith(`${name}=`))
  return cookie?.slice(name.length + 1).split(';')[0] || undefined
}

async function headersWith(request: Request, name: string, value: string): Promise<Headers> {
  const headers = sessionHeaders(request)
  headers.set('cookie', `${name}=${value}`)
  return headers
}

/** The headers by which better-auth knows a session. */
export const headersOfSession = async (auth: Auth, request: Request, token: string): Promise<Headers> =>
  headersWith(request, await nameOfSession(auth), signedToken(token))

/** The headers by which better-auth knows a login that waits for its code. */
export const headersOfChallenge = async (auth: Auth, request: Request, challenge: string): Promise<Headers> =>
  headersWith(request, await nameOfChallenge(auth), challenge)

/** The login that waits for its code, if a login was answered so. */
export const challengeIn = async (auth: Auth, answer: Response): Promise<string | undefined> =>
  cookieIn(answer, await nameOfChallenge(auth))

/** The new token of a session, and its cookie. */
export type RenewedSession = { token: string; cookie: string }

/** The session that better-auth began instead of the present one. @throws if it did not. */
export async function renewedSession(auth: Auth, answer: Response): Promise<RenewedSession> {
  const token = tokenOf(cookieIn(answer, await nameOfSession(auth)) ?? '')
  if (!token) throw new Error('the session was not renewed')
  return { token, cookie: cookieOfSession(token, sessionSeconds) }
}
