import { fromPromise } from 'xstate'
import type { Locale } from '#app/domain/locales.ts'
import type { TypeaheadResponse } from '#app/domain/offers.ts'
import { request } from './request.ts'

/**
 * Asks the server for a term (Specification §7.1, typeahead-search). The request is cancelled with the actor.
 * @param currentLocale tells under which locale the shopper is when the request is made.
 * @throws a `Failure` where the server answers with another status than 200.
 */
export function searchOffersActor(currentLocale: () => Locale) {
  return fromPromise<TypeaheadResponse, { term: string }>(({ input, signal }) =>
    request('GET', `/api/typeahead-search/${currentLocale()}/${encodeURIComponent(input.term)}`, { signal }),
  )
}
