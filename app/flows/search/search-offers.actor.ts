import { fromPromise } from 'xstate'
import { request } from '#app/api/request.ts'
import type { Locale } from '#app/domain/locale/locales.ts'
import type { TypeaheadResponse } from '#app/domain/offers/offers.ts'

/**
 * Asks the server for a term under a locale (§7.1, typeahead-search). Stopping the actor cancels it.
 * @throws a `Failure` if the server answers with another status than 200.
 */
export const searchOffers = fromPromise<TypeaheadResponse, { term: string; locale: Locale }>(
  ({ input: { term, locale }, signal }) =>
    request('GET', `/api/typeahead-search/${locale}/${encodeURIComponent(term)}`, { signal }),
)
