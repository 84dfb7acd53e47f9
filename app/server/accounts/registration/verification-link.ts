import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
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
 * The signed address that verifies a user's email, and when it expires. It does not contain the email.
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

/** The parts of a link that was opened. */
export type OpenedLink = { id: string; hash: string; expires: string; signature: string }

/** Whether we signed a link, and it was not changed. */
export function isSignedLink({ id, hash, expires, signature }: OpenedLink): boolean {
  const expected = Buffer.from(signatureOf(id, hash, expires))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Whether a link has not expired. */
export function isAlive({ expires }: OpenedLink, now: Date): boolean {
  return Number(expires) * 1000 > now.getTime()
}

/** Whether a link is for this email, which its user may have changed since. */
export function isForEmail({ hash }: OpenedLink, email: string): boolean {
  return hash === hashOf(email)
}
