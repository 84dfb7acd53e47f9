const firstMs = 60_000
const longestMs = 4 * 60 * 60_000

/**
 * How long to wait before a mail is tried again: a minute, doubled with each attempt, four hours at most. Up to a
 * quarter more or less is random, so that mails that failed together are not tried again together.
 * @param attempts how many attempts were made, 1 or more.
 * @param chance a random number from 0 to 1.
 * @returns milliseconds.
 */
export function retryDelay(attempts: number, chance: number): number {
  const delay = Math.min(firstMs * 2 ** Math.min(attempts - 1, 20), longestMs)
  return Math.round(delay * (0.75 + chance / 2))
}
