import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { secretKey } from '../secret-key.ts'
import { settings } from '../settings.ts'
import { verificationLinkSeconds } from './lifetimes.ts'

const hashOf = (email: string) => createHash('sha256').update(email).digest('hex')

function signatureOf(id: string, hash: string, expires: string): string {
  return createHmac('sha256', secretKey('verification-links'))
    .update(`${id} ${hash} ${expires}`)
    .digest('base64url')
}

/** The signed address that verifies a user's email, with the moment it dies; it says nothing of the email itself. */
export function verificationLink(
  user: { id: string; email: string },
  now: Date,
): { url: string; expiresAt: string } {
  const seconds = Math.floor(now.getTime() / 1000) + verificationLinkSeconds
  const expires = String(seconds)
  const hash = hashOf(user.email)
  const url = new URL(`/email/verify/${user.id}/${hash}`, settings().appUrl)
  url.search = new URLSearchParams({ expires, signature: signatureOf(user.id, hash, expires) }).toString()
  return { url: url.href, expiresAt: new Date(seconds * 1000).toISOString() }
}

/** What a link that someone opened says. */
export type OpenedLink = { id: string; hash: string; expires: string; signature: string }

/** Whether a link is ours as it is, and lives. */
export function isSignedLink({ id, hash, expires, signature }: OpenedLink, now: Date): boolean {
  const expected = Buffer.from(signatureOf(id, hash, expires))
  const given = Buffer.from(signature)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs && Number(expires) * 1000 > now.getTime()
}

/** Whether a link is for this email, which its user may have changed since. */
export function isForEmail({ hash }: OpenedLink, email: string): boolean {
  return hash === hashOf(email)
}
