import { fromPromise } from 'xstate'
import type { Locale } from '#app/domain/locales.ts'
import type { TypeaheadResponse } from '#app/domain/offers.ts'

/**
 * Asks the server for a term (Specification §7.1, typeahead-search). The request is cancelled with the actor.
 * @param currentLocale tells under which locale the shopper is when the request is made.
 * @throws where the server answers with another status than 200.
 */
export function searchOffersActor(currentLocale: () => Locale) {
  return fromPromise<TypeaheadResponse, { term: string }>(async ({ input, signal }) => {
    const url = `/api/typeahead-search/${currentLocale()}/${encodeURIComponent(input.term)}`
    const response = await fetch(url, {
      signal,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        'Cache-Control': 'no-cache',
        Pragma: 'no-cache',
      },
    })
    if (!response.ok) throw new Error(`the typeahead search answered with status ${response.status}`)
    return response.json()
  })
}
