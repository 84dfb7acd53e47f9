type Clock = {
  setTimeout: (act: () => void, ms: number) => number
  clearTimeout: (id: number) => void
}

/**
 * A clock for machines that count down in seconds, each timer set by the previous one. Browsers fire timers late in a
 * hidden tab, and not at all while the computer sleeps: the timers that follow a late one are shortened to catch up.
 */
export function createPunctualClock(): Clock {
  /** The time at which the running timer should have fired. */
  let due: number | undefined
  return {
    setTimeout: (act, ms) => {
      const now = Date.now()
      const end = (due ?? now) + ms
      // Limited, because the computer's clock may have been set in the meantime.
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
