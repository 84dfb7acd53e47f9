import { Throttled } from '../api/failures.ts'
import { createWindow } from '../api/guards/count-in-window.ts'

/** Far more than a household behind one address does. */
const eventsOf = createWindow({ most: 300, seconds: 60 })

/**
 * Refuses events over 300 in a minute from an address.
 * @throws Throttled with the seconds until the window ends.
 */
export function limitEvents(address: string, now: Date): void {
  const seconds = eventsOf.count(address, now.getTime())
  if (seconds > 0) throw new Throttled(seconds)
}
