import { vi } from 'vitest'
import { longestWait } from './patience.ts'

/** Repeats a check until it passes. @throws what the check threw last, if it does not pass in `longestWait`. */
export const waitFor = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, longestWait)
