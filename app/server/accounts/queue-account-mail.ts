import { languageOfCountry } from '#app/domain/locale/locales.ts'
import type { Queryable } from '../db/database.ts'
import type { FactorChange } from '../mail/mail.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { settings } from '../settings.ts'
import type { UserRow } from './profile/present-user.ts'
import { verificationLink } from './registration/verification-link.ts'
import { resetLinkSeconds, verificationLinkSeconds } from './sessions/lifetimes.ts'

const readerOf = ({ email, name, countryRegisteredTo: country }: UserRow) => ({
  to: email,
  name,
  country,
  language: languageOfCountry(country),
})

/** `next` is the path of this site that the mailed link leads on to. */
type Writing = { now: Date; next: string | undefined }

/** Mails a user the link that verifies their email, in the caller's transaction. */
export async function queueVerificationMail(
  tx: Queryable,
  user: UserRow,
  { now, next }: Writing,
): Promise<void> {
  const link = verificationLink(user, now, next)
  const usefulSeconds = verificationLinkSeconds
  await queueMail(tx, { ...readerOf(user), template: 'verify-email', data: link, usefulSeconds })
}

/** Mails a user the link for choosing a new password, which holds `token`, in the caller's transaction. */
export async function queueResetMail(
  tx: Queryable,
  user: UserRow,
  { token, now, next }: Writing & { token: string },
): Promise<void> {
  const url = new URL(`/${user.countryRegisteredTo}/reset-password`, settings().appUrl)
  const fields = { token, email: user.email, ...(next !== undefined && { next }) }
  url.search = new URLSearchParams(fields).toString()
  const expiresAt = new Date(now.getTime() + resetLinkSeconds * 1000).toISOString()
  const data = { url: url.href, expiresAt }
  await queueMail(tx, {
    ...readerOf(user),
    template: 'reset-password',
    data,
    usefulSeconds: resetLinkSeconds,
  })
}

/** Tells a user that a second factor of their login was added or removed, in the caller's transaction. */
export async function queueFactorMail(
  tx: Queryable,
  user: UserRow,
  { change, now }: { change: FactorChange; now: Date },
): Promise<void> {
  const url = new URL(`/${user.countryRegisteredTo}/forgot-password`, settings().appUrl)
  const data = { change, url: url.href, changedAt: now.toISOString() }
  await queueMail(tx, { ...readerOf(user), template: 'factor-changed', data })
}

/** Tells a user that their password was changed, in the caller's transaction. */
export async function queuePasswordChangedMail(tx: Queryable, user: UserRow, now: Date): Promise<void> {
  const url = new URL(`/${user.countryRegisteredTo}/forgot-password`, settings().appUrl)
  const data = { url: url.href, changedAt: now.toISOString() }
  await queueMail(tx, { ...readerOf(user), template: 'password-changed', data })
}
