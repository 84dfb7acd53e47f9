import { setTimeout as delay } from 'node:timers/promises'
import { percentile } from './report.ts'

/** How many times its shortest time a loop may take while the processor counts as ours. */
const quiet = 1.2
/** All that a run waits for it; after that it measures as it is. */
let patienceMs = 10 * 60_000

function loop(): number {
  const start = performance.now()
  let sum = 0
  for (let step = 0; step < 5_000_000; step += 1) sum += step % 7
  const took = performance.now() - start
  if (sum < 0) throw new Error('the loop was not run')
  return took
}

let shortest = Number.POSITIVE_INFINITY

/** How many times slower than at its best in this run the processor is now. */
function slowness(loops = 5): number {
  const times = Array.from({ length: loops }, loop)
  shortest = Math.min(shortest, ...times)
  return percentile(times, 0.5) / shortest
}

/**
 * Whether the processor is about as fast as it has been in this run: other guests of a shared host make it slower. Yes
 * when there is no patience left to wait for that.
 */
export const isQuiet = (): boolean => patienceMs <= 0 || slowness() <= quiet

/** Waits until the processor is about as fast as it has been in this run, for ten minutes a run at most. */
export async function untilQuiet(): Promise<void> {
  // At first nothing is known of how fast it can be.
  if (!Number.isFinite(shortest)) slowness(2000)
  const start = performance.now()
  while (!isQuiet() && performance.now() - start < patienceMs) await delay(20)
  patienceMs -= performance.now() - start
}
