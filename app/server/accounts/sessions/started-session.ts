import type { UserRow } from '../profile/present-user.ts'

/** A session that began: the user, its token, and the cookies that carry it. */
export type StartedSession = { user: UserRow; token: string; cookies: string[] }

const longestUserAgent = 300

/** What better-auth may know of who logs in: the browser's name, by which a user knows their sessions apart. */
export function sessionHeaders(request: Request): Headers {
  return new Headers({ 'user-agent': (request.headers.get('user-agent') ?? '').slice(0, longestUserAgent) })
}

/** What better-auth's answer to a login or a registration holds. @throws if it is none. */
export async function readStarted(answer: Response): Promise<{ token: string; cookies: string[] }> {
  const { token } = (await answer.json()) as { token?: string | null }
  if (!token) throw new Error('no session was started')
  return { token, cookies: answer.headers.getSetCookie() }
}
