/** How many watches are drawn at first, and how many more with each step. */
export const watchesPerStep = 24

/** The page's search parameter; absent for the first step. */
export type WatchesSearch = { show?: number }

/** Reads it; anything but a whole number of steps is left out. */
export function readWatchesSearch({ show }: Record<string, unknown>): WatchesSearch {
  const isSteps = typeof show === 'number' && show > watchesPerStep && show % watchesPerStep === 0
  return isSteps && show < Number.MAX_SAFE_INTEGER ? { show } : {}
}
