/**
 * `npm test` lets a test wait for as long as a busy machine may need. Who runs a few tests wants to hear sooner what does not
 * come.
 */
const isWholeSuite = process.env.WHOLE_SUITE === '1'

/** Milliseconds that a server, a browser or a database may take to start: only ends what hangs. */
export const longest = 1_200_000
/** Milliseconds that a test in the browser may last. */
export const longestBrowserTest = isWholeSuite ? longest : 120_000
/**
 * Milliseconds that a test waits until an expectation holds or an element can be pressed. Ten times what a machine at load 14
 * needs; many failures at once still leave the suite time to end.
 */
export const longestWait = isWholeSuite ? 120_000 : 10_000
/**
 * How often a test may be tried again. A loaded machine may be late once; what fails twice is broken, and what needed a second
 * try is told as flaky in the last lines of `npm test`.
 */
export const secondTries = isWholeSuite ? 1 : 0
