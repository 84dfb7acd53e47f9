import type { UserRow } from '../profile/present-user.ts'
import { sessionSeconds } from './lifetimes.ts'
import { cookieOfSession } from './session-cookie.ts'

/** A new session: its user, its token, and the cookies that carry it. */
export type StartedSession = { user: UserRow; token: string; cookies: string[] }

const longestUserAgent = 300

/** The headers that better-auth sees: only the browser's name, by which users tell their sessions apart. */
export function sessionHeaders(request: Request): Headers {
  return new Headers({ 'user-agent': (request.headers.get('user-agent') ?? '').slice(0, longestUserAgent) })
}

/** Reads better-auth's answer to a login or a registration. @throws if it started no session. */
export async function readStarted(answer: Response): Promise<{ token: string; cookies: string[] }> {
  const { token } = (await answer.json()) as { token?: string | null }
  if (!token) throw new Error('no session was started')
  return { token, cookies: [cookieOfSession(token, sessionSeconds)] }
}
