import { Throttled } from '../api/failures.ts'

const windowMs = 60_000
/** Far more than a household behind one address does. */
const mostInWindow = 300
/** So many addresses at most are remembered; a flood from more of them begins a new window. */
const mostAddresses = 10_000

const counts = new Map<string, number>()
let endsAt = 0

/**
 * Refuses events over 300 in a minute from an address. It counts in this process's memory: a count in the database
 * would cost more than the event, and nothing is guarded that several processes must agree on.
 * @throws Throttled with the seconds until the window ends.
 */
export function limitEvents(address: string, now: Date): void {
  const time = now.getTime()
  if (time >= endsAt || time < endsAt - windowMs || counts.size > mostAddresses) {
    counts.clear()
    endsAt = time + windowMs
  }
  const count = (counts.get(address) ?? 0) + 1
  counts.set(address, count)
  if (count > mostInWindow) throw new Throttled(Math.max(1, Math.ceil((endsAt - time) / 1000)))
}
