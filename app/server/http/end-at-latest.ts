import { log } from '../log.ts'

/**
 * Exits the process with 1 if it has not ended after so many milliseconds, since what it waits for, such as the
 * database, may never answer.
 */
export function endAtLatest(ms: number): void {
  setTimeout(() => {
    log('error', 'the process could not stop in time and ends', { seconds: ms / 1000 })
    process.exit(1)
  }, ms).unref()
}
