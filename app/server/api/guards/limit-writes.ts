import { Throttled } from '../failures.ts'
import { createWindow } from './count-in-window.ts'

/** Ten a second for a minute: a device that was offline for a week sends what waited within seconds. */
const ofMinute = createWindow({ most: 600, seconds: 60 })
/** A household that shops for a village. It bounds what an account can store in a day. */
const ofDay = createWindow({ most: 5000, seconds: 86_400 })

/**
 * Refuses a user's writes over 600 a minute and 5,000 a day. Pages keep what waits and send it later.
 * @throws Throttled with the seconds until the window ends.
 */
export function limitWrites(userId: string, now: Date): void {
  for (const window of [ofMinute, ofDay]) {
    const seconds = window.count(userId, now.getTime())
    if (seconds > 0) throw new Throttled(seconds)
  }
}
