import { keptUser } from './device-storage.ts'

/**
 * Whether who used this device last is a list's owner. Another user may have logged in in another tab, in whose session
 * this one would ask. Where the browser lets nothing be kept, nobody else is known of.
 */
export async function isWithOwner(owner: string): Promise<boolean> {
  const user = await keptUser().catch(() => ({ email: owner }))
  return user?.email === owner
}
