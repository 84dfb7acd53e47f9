import { readPostalCode } from '#app/domain/account/account.ts'
import type { AccountIssue, Registration } from '#app/domain/account/account-schemas.ts'
import { InvalidInput } from '../../api/failures.ts'
import { browserOf } from '../../api/guards/csrf.ts'
import { takeBack, throttle, uncountIfBusy } from '../../api/guards/throttle.ts'
import type { Database } from '../../db/database.ts'
import { mailWaits } from '../../mail/queue-mail.ts'
import { registerEmailThrottle, registerThrottle, verificationThrottle } from '../account-limits.ts'
import { createAuth } from '../auth.ts'
import { rememberBrowser } from '../login/known-browsers.ts'
import { isCommonPassword } from '../passwords/common-passwords.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { findUserByEmail } from '../profile/find-user.ts'
import { queueVerificationMail } from '../queue-account-mail.ts'
import { readStarted, type StartedSession, sessionHeaders } from '../sessions/started-session.ts'

const taken = () => new InvalidInput({ email: ['email-taken' satisfies AccountIssue] })

/**
 * Makes an account, logs its user in unverified, and mails the link that verifies the email (§3
 * User, §4 User session). All of it happens, or nothing.
 * @throws InvalidInput if the email has an account or the password is a common one. If several register one email at
 * once, one wins. Throttled over 100 in ten minutes or 1,000 a day from an address, or three of one email in an hour. Busy as
 * `hashPassword`.
 */
export async function registerUser(
  database: Database,
  registration: Registration,
  { now, request, address }: { now: Date; request: Request; address: string },
): Promise<StartedSession> {
  const {
    name,
    email,
    password,
    country_registered_to: country,
    postal_code: postalCode,
    next,
  } = registration
  await throttle(database, registerThrottle, { of: address, now })
  if (await isCommonPassword(password, [email, name])) {
    throw new InvalidInput({ password: ['password-common' satisfies AccountIssue] })
  }
  if (await findUserByEmail(database, email)) throw taken()
  // Hashed before the transaction, because on the embedded database everybody waits for a transaction.
  const hash = await uncountIfBusy(hashPassword(password, { signal: request.signal, address }), () =>
    takeBack(database, registerThrottle, address),
  )
  const started = await database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`register ${email}`])
    if (await findUserByEmail(tx, email)) throw taken()
    await throttle(tx, registerEmailThrottle, { of: email, now })
    const answer = await createAuth(tx, { hash }).api.signUpEmail({
      body: {
        name,
        email,
        password,
        countryRegisteredTo: country,
        postalCode: readPostalCode(country, postalCode),
        termsAcceptedAt: now,
      },
      headers: sessionHeaders(request),
      asResponse: true,
    })
    if (!answer.ok) throw new Error(`an account could not be made: ${answer.status}`)
    const user = await findUserByEmail(tx, email)
    if (!user) throw new Error('an account was not made')
    await rememberBrowser(tx, { email, browser: browserOf(request), now }, hash)
    await throttle(tx, verificationThrottle, { of: user.id, now })
    await queueVerificationMail(tx, user, { now, next })
    return { ...(await readStarted(answer)), user }
  })
  mailWaits()
  return started
}
