import { and, eq, lte, or } from 'drizzle-orm'
import type { PasskeyLogin } from '#app/domain/account/factors/passkey-schemas.ts'
import type { InvalidInput } from '../../api/failures.ts'
import { throttle } from '../../api/guards/throttle.ts'
import type { Database } from '../../db/database.ts'
import { passkeys, sessions } from '../../db/schema/accounts.ts'
import { logSecurity } from '../../log.ts'
import { passkeyThrottle } from '../account-limits.ts'
import { createAuth } from '../auth.ts'
import { getUser } from '../profile/find-user.ts'
import { sessionSeconds } from '../sessions/lifetimes.ts'
import { cookieOfSession } from '../sessions/session-cookie.ts'
import type { StartedSession } from '../sessions/started-session.ts'
import { headersOf, keptIn } from './auth-cookies.ts'
import { waitingPasskey } from './challenge.ts'
import { type PasskeyOffer, wrongPasskey } from './passkeys.ts'

type Attempt = { request: Request; address: string; token: string | undefined; now: Date }

/** Begins a login with a passkey, of whichever user. @throws Throttled over thirty in ten minutes from an address. */
export async function offerPasskeyLogin(
  database: Database,
  { request, address, now }: Attempt,
): Promise<PasskeyOffer> {
  await throttle(database, passkeyThrottle, { of: address, now })
  const auth = createAuth(database)
  const answer = await auth.api.generatePasskeyAuthenticationOptions({
    headers: await headersOf(auth, request, {}),
    asResponse: true,
  })
  const challenge = await keptIn(auth, answer, 'passkey')
  if (challenge === undefined) throw new Error(`no passkey could be asked for: ${answer.status}`)
  const options: object = await answer.json()
  // The plugin asks for the user to be verified only if that is possible, and we refuse it otherwise.
  return { options: { ...options, userVerification: 'required' }, challenge }
}

function refused(): InvalidInput {
  logSecurity('login failed')
  return wrongPasskey()
}

/**
 * Starts a session of the user whose passkey signed the offer, and ends the browser's earlier session. It asks for no
 * code: a passkey is the device and what unlocks it. The offer is spent then, also by a passkey that is refused.
 * @throws InvalidInput if the passkey is not known, or did not sign an offer of the last five minutes to this browser.
 */
export async function logInWithPasskey(
  database: Database,
  response: PasskeyLogin,
  { request, token, now }: Attempt,
): Promise<StartedSession> {
  const passkey = waitingPasskey.of(request)
  if (passkey === undefined) throw refused()
  const started = await database.transaction(async (tx) => {
    // Whoever removes the passkey waits for this login, or this login finds none.
    const [known] = await tx.orm
      .select({ id: passkeys.id, userId: passkeys.userId })
      .from(passkeys)
      .where(eq(passkeys.credentialID, response.id))
      .for('update')
    const auth = createAuth(tx)
    const answer = await auth.api.verifyPasskeyAuthentication({
      body: { response: { ...response, clientExtensionResults: {} } },
      headers: await headersOf(auth, request, { passkey }),
      asResponse: true,
    })
    if (!answer.ok || !known) return undefined
    await tx.orm.update(passkeys).set({ lastUsedAt: now }).where(eq(passkeys.id, known.id))
    const { session }: { session: { token: string } } = await answer.json()
    const hasEnded = and(eq(sessions.userId, known.userId), lte(sessions.expiresAt, now))
    await tx.orm.delete(sessions).where(or(eq(sessions.token, token ?? ''), hasEnded))
    const cookies = [cookieOfSession(session.token, sessionSeconds), waitingPasskey.end()]
    return { token: session.token, cookies, user: await getUser(tx, known.userId) }
  })
  if (!started) throw refused()
  logSecurity('login succeeded')
  return started
}
