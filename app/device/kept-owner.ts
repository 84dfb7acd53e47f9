import { keptUser } from './device-storage.ts'

/**
 * Whether the list's owner is the user who used this device last. If another user has logged in in another tab, this
 * tab's requests would run in that user's session. If the browser denies its storage, true.
 */
export async function isWithOwner(owner: string): Promise<boolean> {
  const user = await keptUser().catch(() => ({ email: owner }))
  return user?.email === owner
}
