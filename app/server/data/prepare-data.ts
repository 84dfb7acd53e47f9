import { setTimeout as delay } from 'node:timers/promises'
import { countries } from '#app/domain/locale/locales.ts'
import type { Database } from '../db/database.ts'
import { loadWords } from '../lexicon/words/word-meanings.ts'
import { logError } from '../log.ts'
import { settings } from '../settings.ts'
import { refreshData } from './refresh-data.ts'

type Options = {
  isDemo?: boolean
  now?: () => Date
  /** Milliseconds from the end of one check to the next. */
  every?: number
}

/**
 * Makes the data ready before the product is served, and keeps it so: each minute it checks whether a new day has begun
 * in a country, and updates the live offers, and the demo if it is wanted (`DEMO`). The words of all countries are read too.
 * @returns stops the checks, and waits for a refresh in progress.
 * @throws if the data cannot be made ready at the start; later failures are logged and tried again.
 */
export async function prepareData(
  database: Database,
  { isDemo = settings().demo, now = () => new Date(), every = 60_000 }: Options = {},
): Promise<() => Promise<void>> {
  for (const country of countries) loadWords(country)
  await refreshData(database, now(), isDemo)
  const stopping = new AbortController()
  const watch = async () => {
    for (;;) {
      await delay(every, undefined, { ref: false, signal: stopping.signal })
      await refreshData(database, now(), isDemo && 'as it is').catch((error) =>
        logError('the data of the day failed', error),
      )
    }
  }
  const watching = watch().catch((error) => {
    if (!stopping.signal.aborted) throw error
  })
  return async () => {
    stopping.abort()
    await watching
  }
}
