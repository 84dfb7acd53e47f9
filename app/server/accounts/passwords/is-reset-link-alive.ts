import type { Database } from '../../db/database.ts'
import { createAuth } from '../auth.ts'

/**
 * Whether the link of a mail can still choose a password: it was made by us, not used, and is not too old. Its token
 * cannot be guessed, so the answer tells nothing to who has no mail, and nothing of an account.
 */
export async function isResetLinkAlive(database: Database, token: string, now: Date): Promise<boolean> {
  const { internalAdapter } = await createAuth(database).$context
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  return link !== null && link.expiresAt > now
}
