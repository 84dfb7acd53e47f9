import { and, eq } from 'drizzle-orm'
import type { AccountIssue, InformationUpdate } from '#app/domain/account/account-schemas.ts'
import { InvalidInput } from '../../api/failures.ts'
import { browserOf } from '../../api/guards/csrf.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { credentials, users, verifications } from '../../db/schema/accounts.ts'
import { logSecurity } from '../../log.ts'
import { mailWaits } from '../../mail/queue-mail.ts'
import { rememberBrowser } from '../login/known-browsers.ts'
import { checkPassword, type Guess } from '../passwords/check-password.ts'
import { isCommonPassword } from '../passwords/common-passwords.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { passwordOf } from '../passwords/password-of.ts'
import { queuePasswordChangedMail } from '../queue-account-mail.ts'
import type { CurrentSession } from '../sessions/current-user.ts'
import { endOtherSessions } from '../sessions/end-sessions.ts'
import { rotateSession } from '../sessions/rotate-session.ts'
import type { UserRow } from './present-user.ts'

/** The columns of a user that an update changes; a field that it leaves out stays as it is. */
const columnsOf = (update: InformationUpdate) => ({
  name: update.name,
  address: update.address,
  postalCode: update.postal_code,
  birthYear: update.birth_year,
  gender: update.gender,
  phoneNumberCountryCode: update.phone_number_country_code,
  phoneNumberSubscriberNumber: update.phone_number_subscriber_number,
})

/** The hash of the new password, and the hash of the present one, which it replaces. */
type Change = { hash: string; instead: string }

async function passwordChange(
  database: Database,
  { id, user }: CurrentSession,
  update: InformationUpdate,
  guess: Guess,
): Promise<Change | undefined> {
  if (!update.password) return undefined
  const password = update.current_password ?? ''
  const instead = await checkPassword(database, { id, password, field: 'current_password' }, guess)
  if (await isCommonPassword(update.password, [user.email, user.name])) {
    throw new InvalidInput({ password: ['password-common' satisfies AccountIssue] })
  }
  const asker = { signal: guess.request.signal, address: guess.address }
  return { hash: await hashPassword(update.password, asker), instead }
}

/** The new token of the present session, and its cookie. */
type Rotated = { token: string; cookie: string }

/** @throws InvalidInput if the present password was changed after it was checked. */
async function changePassword(
  tx: Queryable,
  current: CurrentSession,
  { hash, instead }: Change,
  now: Date,
): Promise<Rotated> {
  const changed = await tx.orm
    .update(credentials)
    .set({ password: hash, updatedAt: now })
    .where(and(passwordOf(current.id), eq(credentials.password, instead)))
    .returning({ id: credentials.id })
  if (changed.length === 0) {
    throw new InvalidInput({ current_password: ['current-password' satisfies AccountIssue] })
  }
  await endOtherSessions(tx, current)
  // Otherwise an older link for choosing a password could undo this change.
  await tx.orm.delete(verifications).where(eq(verifications.value, current.id))
  return rotateSession(tx, current, now)
}

/**
 * Changes a user's information: only the fields that are sent. A new password ends every other session and gives
 * the present one a new token (§4 User session, §7.3). All of it happens, or nothing.
 * @returns the user as they are now, and the session's new token if it has one.
 * @param guess who sent the present password.
 * @throws InvalidInput if the new password is common; as `checkPassword`.
 */
export async function updateInformation(
  database: Database,
  current: CurrentSession,
  update: InformationUpdate,
  guess: Guess,
): Promise<{ user: UserRow; rotated: Rotated | undefined }> {
  const { now } = guess
  const change = await passwordChange(database, current, update, guess)
  const updated = await database.transaction(async (tx) => {
    const [row] = await tx.orm
      .update(users)
      .set({ ...columnsOf(update), updatedAt: now })
      .where(eq(users.id, current.id))
      .returning()
    if (!row) throw new Error('a user is gone')
    if (!change) return { user: row, rotated: undefined }
    const rotated = await changePassword(tx, current, change, now)
    await rememberBrowser(tx, { email: row.email, browser: browserOf(guess.request), now }, change.hash)
    await queuePasswordChangedMail(tx, row, now)
    return { user: row, rotated }
  })
  if (change) {
    logSecurity('password changed')
    mailWaits()
  }
  return updated
}
