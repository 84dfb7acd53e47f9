import type { AccountIssue, InformationUpdate } from '#app/domain/account/account-schemas.ts'
import { InvalidInput } from '../../api/failures.ts'
import { browserOf } from '../../api/guards/csrf.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { mailWaits } from '../../mail/queue-mail.ts'
import { rememberBrowser } from '../login/known-browsers.ts'
import { checkPassword, type Guess } from '../passwords/check-password.ts'
import { isCommonPassword } from '../passwords/common-passwords.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { queuePasswordChangedMail } from '../queue-account-mail.ts'
import type { CurrentSession } from '../sessions/current-user.ts'
import { type UserRow, userColumns } from './present-user.ts'

const columns = [
  'name',
  'address',
  'postal_code',
  'birth_year',
  'gender',
  'phone_number_country_code',
  'phone_number_subscriber_number',
] as const

/** The hash of the new password, and the one of the present password that it takes the place of. */
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

/** @throws InvalidInput where the present password has become another since it was asked for. */
async function changePassword(
  tx: Queryable,
  { id, session }: CurrentSession,
  { hash, instead }: Change,
  now: Date,
): Promise<void> {
  const changed = await tx.query(
    `update credentials set password = $2, updated_at = $3
      where user_id = $1 and provider_id = 'credential' and password = $4 returning id`,
    [id, hash, now, instead],
  )
  if (changed.length === 0) {
    throw new InvalidInput({ current_password: ['current-password' satisfies AccountIssue] })
  }
  await tx.query('delete from sessions where user_id = $1 and id <> $2', [id, session.id])
  // A link for choosing a password that was mailed before would undo this one.
  await tx.query('delete from verifications where value = $1', [id])
}

/**
 * Changes what a user told about themselves: only the fields that are there, and the password where a new one is,
 * which ends every other session (Specification §7.3; product: Accounts). All of it happens, or nothing.
 * @returns the user as they are now.
 * @param guess who gives the present password.
 * @throws InvalidInput where the new password is common; as `checkPassword`.
 */
export async function updateInformation(
  database: Database,
  current: CurrentSession,
  update: InformationUpdate,
  guess: Guess,
): Promise<UserRow> {
  const { now } = guess
  const change = await passwordChange(database, current, update, guess)
  const changed = columns.filter((column) => update[column] !== undefined)
  const assignments = changed.map((column, index) => `${column} = $${index + 3}, `).join('')
  const values = changed.map((column) => update[column])
  const user = await database.transaction(async (tx) => {
    const [row] = await tx.query<UserRow>(
      `update users set ${assignments}updated_at = $2 where id = $1 returning ${userColumns}`,
      [current.id, now, ...values],
    )
    if (!row) throw new Error('a user is gone')
    if (change) {
      await changePassword(tx, current, change, now)
      await rememberBrowser(tx, { email: row.email, browser: browserOf(guess.request), now }, change.hash)
      await queuePasswordChangedMail(tx, row, now)
    }
    return row
  })
  if (change) mailWaits()
  return user
}
