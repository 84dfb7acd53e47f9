import { setTimeout as delay } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import { Throttled } from '../api/failures.ts'
import { createWindow } from '../api/guards/count-in-window.ts'

/**
 * A shopper who types without pause asks for three answers a second that nobody asked for in the last minute, so four of
 * a household, or of an office, may do so at once.
 */
const quickReads = createWindow({ most: 120, seconds: 10 })

/** So many of an asker's reads are under way at once; the others wait their turn. */
const atOnce = 2
/** Beyond so many that wait, an asker is refused. */
const mostWaiting = 40
const waitSeconds = 5
/** Who waited longer is refused: in a database that hangs, each turn lasts until it is given up. */
const longestWaitMs = waitSeconds * 1000
/**
 * Beyond the quick reads, the next one begins after a pause of so many times what the last one took, within limits: what
 * takes longer than a tenth of a second waits for a database, which is not the asker's fault.
 */
const pauseShare = 4
const leastPauseMs = 40
const mostPauseMs = 400

type Turns = { quick: LimitFunction; steady: LimitFunction }
const turnsOf = new Map<string, Turns>()

function forgetIfUnused(asker: string): void {
  const turns = turnsOf.get(asker)
  if (turns && Object.values(turns).every((turn) => turn.activeCount + turn.pendingCount === 0))
    turnsOf.delete(asker)
}

/** Reads, and then lets the next one wait for a pause, which the answer does not wait for. */
function readAndPause<Answer>(turn: LimitFunction, asker: string, read: () => Promise<Answer>) {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const pausing = turn(async () => {
    const start = performance.now()
    await read().then(resolve, reject)
    const pauseMs = pauseShare * (performance.now() - start)
    await delay(Math.min(mostPauseMs, Math.max(leastPauseMs, pauseMs)), undefined, { ref: false })
  })
  void pausing.then(() => forgetIfUnused(asker))
  return promise
}

/**
 * Reads what is not kept, for an asker: two at a time, and after 120 in ten seconds one at a time with pauses, so that
 * no client takes all searching for itself, and none is refused that goes on at a steady rate. The pauses grow with what
 * is read. A turn that comes after five seconds is none.
 * @param asker who asks, as limits count it (`askerOf`).
 * @param now in milliseconds.
 * @throws Throttled with the seconds until the asker may ask again.
 */
export async function readInTurn<Answer>(
  asker: string,
  now: number,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const isQuick = quickReads.count(asker, now) === 0
  const turns = turnsOf.get(asker) ?? { quick: pLimit(atOnce), steady: pLimit(1) }
  const turn = isQuick ? turns.quick : turns.steady
  if (turn.pendingCount >= mostWaiting) throw new Throttled(waitSeconds)
  turnsOf.set(asker, turns)
  const since = performance.now()
  const readIfInTime = async () => {
    if (performance.now() - since > longestWaitMs) throw new Throttled(waitSeconds)
    return read()
  }
  try {
    return await (isQuick ? turn(readIfInTime) : readAndPause(turn, asker, readIfInTime))
  } finally {
    forgetIfUnused(asker)
  }
}
