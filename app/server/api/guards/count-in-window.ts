/** So many keys at most are remembered; a flood of more of them begins a new window. */
const mostKeys = 10_000

/**
 * Counts uses by key, such as a client's address, in this process's memory: for limits on what happens so often that a
 * count in the database would cost more than the use, and that guard nothing that several processes must agree on.
 */
export function createWindow({ most, seconds }: { most: number; seconds: number }): {
  /**
   * Counts one use at a time in milliseconds.
   * @returns zero, or over the limit the whole seconds until the window ends.
   */
  count(key: string, now: number): number
} {
  const windowMs = seconds * 1000
  const counts = new Map<string, number>()
  let endsAt = 0
  return {
    count: (key, now) => {
      if (now >= endsAt || now < endsAt - windowMs || counts.size > mostKeys) {
        counts.clear()
        endsAt = now + windowMs
      }
      const uses = (counts.get(key) ?? 0) + 1
      counts.set(key, uses)
      return uses > most ? Math.max(1, Math.ceil((endsAt - now) / 1000)) : 0
    },
  }
}
