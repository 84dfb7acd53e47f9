import { setTimeout as delay } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import type { Asker } from '../accounts/sessions/asker.ts'
import { Throttled } from '../api/failures.ts'
import { createWindow } from '../api/guards/count-in-window.ts'

/**
 * A shopper who types without pause asks for three answers a second that nobody asked for in the last minute, so four of
 * a household, or of an office, may do so at once.
 */
const quickReads = createWindow({ most: 120, seconds: 10 })

/**
 * So many sessions of an address have a share of their own in ten seconds; the others share the address's. The cookie of a
 * session that has ended is still signed, so that somebody may collect them.
 */
const mostShares = 20
const shareMs = 10_000
const sessionsOf = new Map<string, Set<string>>()
let sharesEndAt = 0

/** For whom a read counts: the session, so that users behind one address of a carrier have a share each, or the address. */
function shareOf({ address, session }: Asker, now: number): string {
  if (session === undefined) return address
  if (now >= sharesEndAt || now < sharesEndAt - shareMs) {
    sessionsOf.clear()
    sharesEndAt = now + shareMs
  }
  const sessions = sessionsOf.get(address) ?? new Set()
  if (sessions.size < mostShares) sessions.add(session)
  sessionsOf.set(address, sessions)
  return sessions.has(session) ? `session ${session}` : address
}

/** So many reads of a share are under way at once; the others wait their turn. */
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

function forgetIfUnused(share: string): void {
  const turns = turnsOf.get(share)
  if (turns && Object.values(turns).every((turn) => turn.activeCount + turn.pendingCount === 0))
    turnsOf.delete(share)
}

/** Reads, and then lets the next one wait for a pause, which the answer does not wait for. */
function readAndPause<Answer>(turn: LimitFunction, share: string, read: () => Promise<Answer>) {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const pausing = turn(async () => {
    const start = performance.now()
    await read().then(resolve, reject)
    const pauseMs = pauseShare * (performance.now() - start)
    await delay(Math.min(mostPauseMs, Math.max(leastPauseMs, pauseMs)), undefined, { ref: false })
  })
  void pausing.then(() => forgetIfUnused(share))
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
  asker: Asker,
  now: number,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const share = shareOf(asker, now)
  const isQuick = quickReads.count(share, now) === 0
  const turns = turnsOf.get(share) ?? { quick: pLimit(atOnce), steady: pLimit(1) }
  const turn = isQuick ? turns.quick : turns.steady
  if (turn.pendingCount >= mostWaiting) throw new Throttled(waitSeconds)
  turnsOf.set(share, turns)
  const since = performance.now()
  const readIfInTime = async () => {
    if (performance.now() - since > longestWaitMs) throw new Throttled(waitSeconds)
    return read()
  }
  try {
    return await (isQuick ? turn(readIfInTime) : readAndPause(turn, share, readIfInTime))
  } finally {
    forgetIfUnused(share)
  }
}
