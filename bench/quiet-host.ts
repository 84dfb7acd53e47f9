import { setTimeout as delay } from 'node:timers/promises'
import { percentile } from './report.ts'

/** The processor counts as quiet while a loop takes at most this many times its shortest time. */
const quiet = 1.2
/** How long a run still waits for quiet moments, in all; after that it measures at any load. */
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

/** How many times slower the processor is now than at its best in this run. */
function slowness(loops = 5): number {
  const times = Array.from({ length: loops }, loop)
  shortest = Math.min(shortest, ...times)
  return percentile(times, 0.5) / shortest
}

/**
 * Whether the processor is about as fast as its best in this run; other guests of a shared host make it slower. Always
 * true once the run has used up its waiting time.
 */
export const isQuiet = (): boolean => patienceMs <= 0 || slowness() <= quiet

/** Waits until the processor is about as fast as its best in this run; ten minutes per run at most. */
export async function untilQuiet(): Promise<void> {
  // The first call must find out how fast the processor can be.
  if (!Number.isFinite(shortest)) slowness(2000)
  const start = performance.now()
  while (!isQuiet() && performance.now() - start < patienceMs) await delay(20)
  patienceMs -= performance.now() - start
}
