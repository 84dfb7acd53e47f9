import { fullDisk } from '#app/server/db/full-disk.ts'
import { settings } from '#app/server/settings.ts'
import { StartError } from '#app/server/start-error.ts'
import { endWithSentence } from './end-with-sentence.ts'

/**
 * Waits for work on the database. The embedded database never answers some statements after its disk is full; Node would
 * then end without a word and with code 13, because nothing is left to wait for. Instead the reason is printed, and the code is 1.
 */
export async function orSentence<Result>(work: Promise<Result>): Promise<Result> {
  const end = () => {
    const { databaseUrl, dataDir } = settings()
    const full = databaseUrl ? undefined : fullDisk(dataDir)
    endWithSentence(full ?? new StartError('The database does not answer any more. Start again.'))
  }
  process.once('beforeExit', end)
  try {
    return await work
  } finally {
    process.off('beforeExit', end)
  }
}
