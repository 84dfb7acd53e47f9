import { log } from '../log.ts'

/**
 * Ends the process with 1 if it is still there after so many milliseconds: what it waits for to stop, as the database, may
 * never answer. If the process ends before, nothing happens.
 */
export function endAtLatest(ms: number): void {
  setTimeout(() => {
    log('error', 'the process could not stop in time and ends', { seconds: ms / 1000 })
    process.exit(1)
  }, ms).unref()
}
