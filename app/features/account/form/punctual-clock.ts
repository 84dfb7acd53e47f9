type Clock = {
  setTimeout: (act: () => void, ms: number) => number
  clearTimeout: (id: number) => void
}

/**
 * A clock for machines that count seconds down one after the other. Browsers let the timers of a hidden tab come late,
 * or not at all while the computer sleeps: what one comes too late, the ones it sets come sooner.
 */
export function createPunctualClock(): Clock {
  /** When the timer that acts just now should have. */
  let due: number | undefined
  return {
    setTimeout: (act, ms) => {
      const now = Date.now()
      const end = (due ?? now) + ms
      // The computer's clock may have been set meanwhile.
      const wait = Math.min(ms, Math.max(0, end - now))
      return window.setTimeout(() => {
        due = end
        try {
          act()
        } finally {
          due = undefined
        }
      }, wait)
    },
    clearTimeout: (id) => window.clearTimeout(id),
  }
}
