import { type Day, dayIn } from '#app/domain/locale/dates.ts'
import { type Country, countries } from '#app/domain/locale/locales.ts'
import { forgetAnswers } from '../../answers/remember-answers.ts'
import type { Queryable } from '../../db/database.ts'
import { json, statement } from '../../db/statement.ts'
import { countLiveOffers } from './count-live-offers.ts'
import { refreshPrefixes } from './refresh-prefixes.ts'
import { refreshSuggestions } from './refresh-suggestions.ts'
import { refreshTerms } from './refresh-terms.ts'

const stateOfData = statement({ value: json<unknown>() }, 'select value from data_state where key = $1')
/** The key of the day that a country's live offers were last counted for. */
export const dayKey = (country: Country) => `live-offers:${country}`
const rememberDaySql = `
insert into data_state (key, value) values ($1, $2::jsonb)
on conflict (key) do update set value = excluded.value where data_state.value is distinct from excluded.value`

/**
 * Updates search to a country's offers of a day: the number of live offers, the cheapest and its kind of chain of each
 * product, then the dictionary, the precomputed answers and the suggestions. Call it after a large import and when a
 * day begins, when the statistics of the offers are current. It works in small steps, so that searches go on, and a second
 * run changes nothing.
 */
export async function refreshLiveOffers(database: Queryable, country: Country, day: Day): Promise<void> {
  await countLiveOffers(database, country, day)
  await refreshPrefixes(database, country, await refreshTerms(database, country))
  await refreshSuggestions(database, country)
  // The embedded database gathers no statistics by itself, and its plans are bad without them.
  await database.query('analyze search_documents, search_terms, search_prefixes, popular_searches')
  forgetAnswers(database)
  await database.query(rememberDaySql, [dayKey(country), JSON.stringify(day)])
}

/** Gathers the statistics of the offers of all countries, which the embedded database does not do by itself. */
export async function gatherStatisticsOfOffers(database: Queryable): Promise<void> {
  await database.query('analyze offers')
}

/** The day that a country's live offers were last counted for. */
export async function dayOfSearch(database: Queryable, country: Country): Promise<unknown> {
  const [state] = await database.query(stateOfData, [dayKey(country)])
  return state?.value
}

/**
 * Refreshes each country whose day has changed since its last refresh: at a server's start, and at midnight.
 * @returns the countries refreshed.
 */
export async function refreshOfDay(database: Queryable, now: Date): Promise<Country[]> {
  const refreshed: Country[] = []
  for (const country of countries) {
    const day = dayIn(country, now)
    if ((await dayOfSearch(database, country)) === day) continue
    if (refreshed.length === 0) await gatherStatisticsOfOffers(database)
    await refreshLiveOffers(database, country, day)
    refreshed.push(country)
  }
  return refreshed
}
