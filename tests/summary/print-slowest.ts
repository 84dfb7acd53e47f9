/** A test's full name, and how long it took in milliseconds. */
export type Timed = { name: string; ms: number }

const most = 20

/** Prints the twenty slowest tests of a run, the slowest first. */
export function printSlowest(tests: readonly Timed[]): void {
  if (tests.length <= most) return
  const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, most)
  const lines = slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
  console.info(['', `The ${most} slowest tests:`, ...lines].join('\n'))
}
