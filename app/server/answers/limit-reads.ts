import pLimit, { type LimitFunction } from 'p-limit'
import { Throttled } from '../api/failures.ts'
import { createWindow } from '../api/guards/count-in-window.ts'

/**
 * A shopper who types without pause asks for three answers a second that nobody asked for in the last minute, so four of
 * a household, or of an office, may do so at once.
 */
const readsOf = createWindow({ most: 120, seconds: 10 })

/** So many of an address's reads are under way at once; the others wait their turn. */
const atOnce = 2
/** Beyond so many that wait, an address is refused. */
const mostWaiting = 40
const waitSeconds = 5
/** Who waited longer is refused: in a database that hangs, each turn lasts until it is given up. */
const longestWaitMs = waitSeconds * 1000

const turns = new Map<string, LimitFunction>()

/**
 * Reads what is not kept, for an address: two at a time, 120 in ten seconds, so that no client takes all searching for
 * itself. A turn that comes after five seconds is none.
 * @param now in milliseconds.
 * @throws Throttled with the seconds until the address may ask again.
 */
export async function readInTurn<Answer>(
  address: string,
  now: number,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const seconds = readsOf.count(address, now)
  if (seconds > 0) throw new Throttled(seconds)
  const turn = turns.get(address) ?? pLimit(atOnce)
  if (turn.pendingCount >= mostWaiting) throw new Throttled(waitSeconds)
  turns.set(address, turn)
  const since = performance.now()
  try {
    return await turn(() => {
      if (performance.now() - since > longestWaitMs) throw new Throttled(waitSeconds)
      return read()
    })
  } finally {
    if (turn.activeCount + turn.pendingCount === 0) turns.delete(address)
  }
}
