/**
 * `npm test` lets a test wait for as long as a busy machine may need. Who runs a few tests wants to hear sooner what does not
 * come.
 */
const isWholeSuite = process.env.WHOLE_SUITE === '1'

/** Milliseconds: only ends what hangs. */
export const longest = 1_200_000
/** Milliseconds that a test in the browser may last, where an element that never appears is waited for until the end. */
export const longestBrowserTest = isWholeSuite ? longest : 120_000
/** Milliseconds that a test waits until an expectation holds. */
export const longestWait = isWholeSuite ? longest / 2 : 10_000
