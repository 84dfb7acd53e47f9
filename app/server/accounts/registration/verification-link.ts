import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { MailedLink } from '#app/domain/account/email-verification.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { secretKey } from '../../secret-key.ts'
import { settings } from '../../settings.ts'
import { verificationLinkSeconds } from '../sessions/lifetimes.ts'

const hashOf = (email: string) => createHash('sha256').update(email).digest('hex')

function signatureOf(id: string, hash: string, expires: string): string {
  return createHmac('sha256', secretKey('verification-links'))
    .update(`${id} ${hash} ${expires}`)
    .digest('base64url')
}

/**
 * The signed address of the page on which a user verifies their email, and when it expires. It does not contain the email.
 * @param next the path that the link leads on to. It is not signed, since changing it gains nothing.
 */
export function verificationLink(
  user: { id: string; email: string },
  now: Date,
  next: string | undefined,
): { url: string; expiresAt: string } {
  const seconds = Math.floor(now.getTime() / 1000) + verificationLinkSeconds
  const expires = String(seconds)
  const hash = hashOf(user.email)
  const url = new URL(`/email/verify/${user.id}/${hash}`, settings().appUrl)
  const signature = signatureOf(user.id, hash, expires)
  url.search = new URLSearchParams({ expires, signature, ...(next !== undefined && { next }) }).toString()
  return { url: url.href, expiresAt: new Date(seconds * 1000).toISOString() }
}

/**
 * The address of the page of a link in a country's language, to which the mailed address redirects.
 * @param query the rest of the mailed address: where the link leads on to, and whether its reader disowns the account.
 */
export function verificationPage(
  country: Country | undefined,
  link: MailedLink,
  query: URLSearchParams,
): string {
  const search = new URLSearchParams({ ...link })
  for (const name of ['next', 'disown']) {
    const value = query.get(name)
    if (value !== null) search.set(name, value)
  }
  return `${country ? `/${country}` : ''}/verify-email?${search}`
}

/** Whether we signed a link, and it was not changed. */
export function isSignedLink({ id, hash, expires, signature }: MailedLink): boolean {
  const expected = Buffer.from(signatureOf(id, hash, expires))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Whether a link has not expired. */
export function isAlive({ expires }: MailedLink, now: Date): boolean {
  return Number(expires) * 1000 > now.getTime()
}

/** Whether a link is for this email, which its user may have changed since. */
export function isForEmail({ hash }: MailedLink, email: string): boolean {
  return hash === hashOf(email)
}
