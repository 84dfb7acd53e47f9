import type { LateCodeState } from '#machines/late-code/late-code.states.ts'

/** Late code that was asked for and did not arrive. */
export type Missing = {
  /** Whether it is being loaded again. */
  isRetrying: boolean
  /** Loads it again. */
  onRetried: () => void
}

/** What the shopper is told of late code in this state; undefined if nothing that they asked for is missing. */
export function missingIn(state: LateCodeState, onRetried: () => void): Missing | undefined {
  const isRetrying = state === 'retrying'
  return isRetrying || state === 'failed' ? { isRetrying, onRetried } : undefined
}
