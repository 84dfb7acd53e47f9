import { Trans } from '@lingui/react/macro'
import { button, searchPanel } from 'styled-system/recipes'
import type { TypeaheadActor } from '#app/tab/open-tab.ts'
import { MINIMUM_QUERY_LENGTH } from '#machines/typeahead/typeahead.machine.ts'

/** The hint under too short a term (Specification §4 Typeahead). */
export function TooShortMessage() {
  return (
    <p className={searchPanel().message}>
      <Trans>Skriv mindst {MINIMUM_QUERY_LENGTH} tegn</Trans>
    </p>
  )
}

/** What stands where offers would (Specification §8, no search results). */
export function NothingFoundMessage({ term }: { term: string }) {
  return (
    <div className={searchPanel().message}>
      <b>
        <Trans>Ingen resultater for {term}</Trans>
      </b>
      <p>
        <Trans>Prøv et andet ord, eller vælg et af dem, andre søger efter.</Trans>
      </p>
    </div>
  )
}

/** A search that failed, with a way to ask again. */
export function FailedMessage({ typeahead }: { typeahead: TypeaheadActor }) {
  return (
    <div className={searchPanel().message}>
      <b>
        <Trans>Søgningen lykkedes ikke</Trans>
      </b>
      <p>
        <Trans>Tjek din forbindelse, og prøv igen.</Trans>
      </p>
      <button
        type="button"
        className={button({ kind: 'mild' })}
        onClick={() => typeahead.send({ type: 'search.retry' })}
      >
        <Trans>Prøv igen</Trans>
      </button>
    </div>
  )
}
