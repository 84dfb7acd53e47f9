import { Trans } from '@lingui/react/macro'
import { button, searchPanel } from 'styled-system/recipes'
import { MINIMUM_QUERY_LENGTH } from '#app/domain/search/search-term.ts'
import type { TypeaheadActor } from '#app/flows/tab/tab.types.ts'
import { EmptyPicture } from '#app/ui/empty/empty.tsx'
import type { Answer } from '#machines/typeahead/typeahead.rows.ts'

/** The hint for a term that is too short (§4 Typeahead). */
export function TooShortMessage() {
  return (
    <p className={searchPanel().message}>
      <Trans>Skriv mindst {MINIMUM_QUERY_LENGTH} tegn</Trans>
    </p>
  )
}

/** Says that nothing was found (§8), or only at wholesale, and what to do; suggestions follow it. */
export function NothingFoundMessage({ answer: { term, response } }: { answer: Answer }) {
  const classes = searchPanel()
  return (
    <div className={classes.nothing}>
      <EmptyPicture product="lemon" size="md" />
      <div className={classes.message}>
        <b>
          <Trans>Ingen resultater for {term}</Trans>
        </b>
        <p>
          {response.onlyWholesale ? (
            <>
              <Trans>Kun engrosbutikker har det på tilbud.</Trans>{' '}
              <Trans>Søg, og vælg kæden, hvis du vil se deres tilbud.</Trans>
            </>
          ) : response.popularSearchTerms.length > 0 ? (
            <Trans>Prøv et andet ord, eller vælg et af dem, andre søger efter.</Trans>
          ) : (
            <Trans>Se efter slåfejl, eller prøv et kortere ord: ost i stedet for skiveost 45+.</Trans>
          )}
        </p>
      </div>
    </div>
  )
}

/** Names the term that was searched instead of a mistyped one. The results page has the link to the typed term. */
export function CorrectedMessage({ to }: { to: string }) {
  return (
    <div className={searchPanel().message}>
      <p>
        <Trans>
          Viser resultater for <b>{to}</b>
        </Trans>
      </p>
    </div>
  )
}

/** Says that nobody sells the goods that the term means; offers whose names have it follow. */
export function UnsoldMessage({ term }: { term: string }) {
  return (
    <div className={searchPanel().message}>
      <b>
        <Trans>Ingen tilbud på {term}</Trans>
      </b>
    </div>
  )
}

/** The message of a failed search, with a retry button. */
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
