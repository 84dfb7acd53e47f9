import { and, eq, gt } from 'drizzle-orm'
import { isVerified, type User } from '#app/domain/account/account.ts'
import type { ChainChoice } from '#app/domain/chains/my-chains.ts'
import type { MembershipChoice } from '#app/domain/memberships/memberships.ts'
import { decodeEscapes } from '../../api/decode-escapes.ts'
import { unauthenticated, unverified } from '../../api/failures.ts'
import { currentDatabase } from '../../db/current-database.ts'
import type { Queryable } from '../../db/database.ts'
import { readThoughAway } from '../../db/read-though-away.ts'
import { sessions, users } from '../../db/schema/accounts.ts'
import { presentUser } from '../profile/present-user.ts'
import { sessionToken } from './session-cookie.ts'

/**
 * The asking user and their session. `id` is the user's id in the database, which the contract does not show, and `myChains`
 * the chains that they chose (§4 My chains), `memberships` their programmes (§4 My memberships).
 */
export type CurrentSession = {
  id: string
  user: User
  myChains: ChainChoice
  memberships: MembershipChoice
  session: { id: string; token: string; startedAt: Date; renewedAt: Date }
}

/**
 * The session of a request; null for a visitor. It costs one statement, and none without a session cookie. While no primary
 * answers, that of a request which only reads comes from the replica, so that users go on reading; what changes something
 * waits for a primary, because a session that ended in the last seconds before may still be on the replica.
 */
export async function currentSession(request: Request): Promise<CurrentSession | null> {
  const token = sessionToken(request)
  if (token === undefined) return null
  const database = await currentDatabase()
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const row = await (isReading
    ? readThoughAway(database, (from) => sessionOf(from, token))
    : sessionOf(database, token))
  if (!row) return null
  const { id, chainIds, memberships } = row.user
  const chosen = { myChains: chainIds, memberships }
  return { id, user: presentUser(row.user), ...chosen, session: { ...row.session, token } }
}

async function sessionOf({ orm }: Queryable, token: string) {
  const [row] = await orm
    .select({
      user: users,
      session: { id: sessions.id, startedAt: sessions.createdAt, renewedAt: sessions.updatedAt },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, new Date())))
  return row
}

/** The logged-in user in the contract's form; null for a visitor (§4, User session). */
export async function currentUser(request: Request): Promise<User | null> {
  return (await currentSession(request))?.user ?? null
}

/** Whether a request is of a page of another user: somebody else has logged in since in another tab of the browser. */
function isOfOther(request: Request, { email }: User): boolean {
  const named = request.headers.get('x-page-user')
  return named !== null && decodeEscapes(named) !== email
}

/**
 * The session of a request that only users may make. If the request says whose page it was made on (`X-Page-User`), it is
 * the session of that user.
 * @throws Refused 401 for a visitor, and for another user.
 */
export async function requireUser(request: Request): Promise<CurrentSession> {
  const current = await currentSession(request)
  if (!current || isOfOther(request, current.user)) throw unauthenticated()
  return current
}

/**
 * The session of a request that needs a verified email: shopping list and price agent (§6).
 * @throws Refused 401 as `requireUser` does, 403 for a user whose email is not verified.
 */
export async function requireVerifiedUser(request: Request): Promise<CurrentSession> {
  const current = await requireUser(request)
  if (!isVerified(current.user)) throw unverified()
  return current
}
