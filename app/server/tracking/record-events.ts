import { randomUUID } from 'node:crypto'
import type { Queryable } from '../db/database.ts'
import { trackedEvents } from '../db/schema/tracking.ts'
import { logError } from '../log.ts'

/** Something that a shopper did, as it is stored. */
export type TrackedEvent = Omit<typeof trackedEvents.$inferInsert, 'id'>

const restMilliseconds = 2_000
/** What more arrives before a write is dropped, so that a flood fills neither the memory nor one statement. */
const mostWaiting = 2_000

let waiting: TrackedEvent[] = []
let timer: NodeJS.Timeout | undefined

/**
 * Stores an event some seconds later, together with others, so that no page waits for a write. Events that wait when the
 * process ends are lost, which does not matter among thousands.
 */
export function recordEvent(database: Queryable, event: TrackedEvent): void {
  if (waiting.length >= mostWaiting) return
  waiting.push(event)
  if (timer) return
  timer = setTimeout(() => writeEvents(database), restMilliseconds)
  timer.unref()
}

/** In the order of their random ids, so that the order of the rows does not join a visit with a term or an offer. */
const shuffled = (events: TrackedEvent[]) =>
  events.map((event) => ({ ...event, id: randomUUID() })).sort((one, other) => (one.id < other.id ? -1 : 1))

async function writeEvents(database: Queryable): Promise<void> {
  const events = waiting
  waiting = []
  timer = undefined
  try {
    await database.orm.insert(trackedEvents).values(shuffled(events))
  } catch (error) {
    logError('events were not stored', error)
  }
}
