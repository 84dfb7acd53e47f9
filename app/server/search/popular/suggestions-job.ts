import { countries } from '#app/domain/locale/locales.ts'
import type { Database } from '../../db/database.ts'
import { statement, text } from '../../db/statement.ts'
import type { Job } from '../../jobs/start-jobs.ts'
import { refreshSuggestions, suggestionsKey } from '../index/refresh-suggestions.ts'

const refreshedKeys = statement(
  { key: text() },
  `select key from data_state where (value #>> '{}')::timestamptz > now() - interval '50 minutes' and key = any($1)`,
)

/** Refreshes the suggestions of the countries where that was not done in the last 50 minutes. */
export async function refreshOldSuggestions(database: Database, signal?: AbortSignal): Promise<void> {
  const keys = countries.map(suggestionsKey)
  const refreshed = (await database.query(refreshedKeys, [keys])).map(({ key }) => key)
  for (const country of countries) {
    if (signal?.aborted) return
    if (!refreshed.includes(suggestionsKey(country))) await refreshSuggestions(database, country)
  }
}

/** The job that does so each hour: searches become popular, and small imports leave it the goods of the catalogue. */
export function createSuggestionsJob(database: Database): Job {
  return {
    name: 'refresh-suggestions',
    schedule: '25 * * * *',
    concurrency: 1,
    run: (signal) => refreshOldSuggestions(database, signal),
  }
}
