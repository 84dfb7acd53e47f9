import { and, count, eq } from 'drizzle-orm'
import type { AccountIssue } from '#app/domain/account/account-schemas.ts'
import type { NewPasskey } from '#app/domain/account/factors/passkey-schemas.ts'
import { InvalidInput, missing, Refused } from '../../api/failures.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { passkeys } from '../../db/schema/accounts.ts'
import { logSecurity } from '../../log.ts'
import { mailWaits } from '../../mail/queue-mail.ts'
import { createAuth } from '../auth.ts'
import { checkPassword, type Guess } from '../passwords/check-password.ts'
import { getUser, lockUser } from '../profile/find-user.ts'
import { queueFactorMail } from '../queue-account-mail.ts'
import type { CurrentSession } from '../sessions/current-user.ts'
import { endOtherSessions } from '../sessions/end-sessions.ts'
import { rotateSession } from '../sessions/rotate-session.ts'
import { headersOf, keptIn, type RenewedSession } from './auth-cookies.ts'
import { waitingPasskey } from './challenge.ts'

const mostPasskeys = 20

/** The options that a browser makes or asks a passkey with (WebAuthn 3), and the name of what is to be signed. */
export type PasskeyOffer = { options: unknown; challenge: string }

/** The refusal of what a browser made. */
export const wrongPasskey = () => new InvalidInput({ passkey: ['passkey' satisfies AccountIssue] })

async function requireRoom(database: Queryable, userId: string): Promise<void> {
  const [kept] = await database.orm
    .select({ passkeys: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
  if ((kept?.passkeys ?? 0) >= mostPasskeys) throw new Refused(400, 'There are too many passkeys.')
}

/**
 * Begins to add a passkey, after checking the password.
 * @throws as `checkPassword`; Refused 400 over twenty passkeys.
 */
export async function offerPasskey(
  database: Database,
  { id, session }: CurrentSession,
  { password, ...guess }: Guess & { password: string },
): Promise<PasskeyOffer> {
  await checkPassword(database, { id, password, field: 'password' }, guess)
  await requireRoom(database, id)
  const auth = createAuth(database)
  const answer = await auth.api.generatePasskeyRegistrationOptions({
    headers: await headersOf(auth, guess.request, { session: session.token }),
    asResponse: true,
  })
  const challenge = await keptIn(auth, answer, 'passkey')
  if (challenge === undefined) throw new Error(`no passkey could be offered: ${answer.status}`)
  return { options: await answer.json(), challenge }
}

/**
 * Adds a passkey that the browser made of an offer, which is spent then, whatever the browser made. All other sessions end,
 * as for an authenticator app; the present session gets a new token, and the user a mail.
 * @returns the new token, and the cookie that carries it.
 * @throws InvalidInput if it is not of an offer of the last five minutes to this session's user; Refused 400 over twenty
 * passkeys.
 */
export async function addPasskey(
  database: Database,
  current: CurrentSession,
  { response, name, request, now }: { response: NewPasskey; name: string; request: Request; now: Date },
): Promise<RenewedSession> {
  const { id, session } = current
  const renewed = await database.transaction(async (tx) => {
    // One after the other, so that offers taken at once do not exceed the limit together.
    const user = await lockUser(tx, id)
    await requireRoom(tx, id)
    const auth = createAuth(tx)
    const kept = { session: session.token, passkey: waitingPasskey.of(request) }
    const answer = await auth.api.verifyPasskeyRegistration({
      body: { response, name },
      headers: await headersOf(auth, request, kept),
      asResponse: true,
    })
    if (!answer.ok) return undefined
    await endOtherSessions(tx, current)
    await queueFactorMail(tx, user, { change: 'passkey-added', now })
    return rotateSession(tx, current, now)
  })
  if (!renewed) throw wrongPasskey()
  logSecurity('second factor added')
  mailWaits()
  return renewed
}

/**
 * Removes a passkey of the user, after checking the password, and ends all other sessions, since it may have begun one of
 * them. The user gets a mail.
 * @throws as `checkPassword`; Refused 404 if it is not theirs.
 */
export async function removePasskey(
  database: Database,
  current: CurrentSession,
  { id, password, ...guess }: Guess & { id: string; password: string },
): Promise<void> {
  await checkPassword(database, { id: current.id, password, field: 'password' }, guess)
  await database.transaction(async (tx) => {
    const removed = await tx.orm
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, current.id)))
      .returning({ id: passkeys.id })
    if (removed.length === 0) throw missing()
    await endOtherSessions(tx, current)
    await queueFactorMail(tx, await getUser(tx, current.id), { change: 'passkey-removed', now: guess.now })
  })
  logSecurity('second factor removed')
  mailWaits()
}
