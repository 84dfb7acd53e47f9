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
 * The signed address that verifies a user's email, with the moment it dies; it says nothing of the email itself.
 * @param next the path it leads on to, which is not signed: whoever opens it may go where they like.
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

/** What a link that someone opened says. */
export type OpenedLink = { id: string; hash: string; expires: string; signature: string }

/** Whether a link is ours as it is. */
export function isSignedLink({ id, hash, expires, signature }: OpenedLink): boolean {
  const expected = Buffer.from(signatureOf(id, hash, expires))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Whether a link of ours still lives. */
export function isAlive({ expires }: OpenedLink, now: Date): boolean {
  return Number(expires) * 1000 > now.getTime()
}

/** Whether a link is for this email, which its user may have changed since. */
export function isForEmail({ hash }: OpenedLink, email: string): boolean {
  return hash === hashOf(email)
}
