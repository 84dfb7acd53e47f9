import { Plural, Trans } from '@lingui/react/macro'
import { readAloud } from 'styled-system/recipes'
import { MINIMUM_QUERY_LENGTH } from '#app/domain/search/search-term.ts'
import type { TypeaheadSnapshot } from '#app/flows/tab/tab.types.ts'

/** Announces the state of the search to screen readers. */
export function SearchStatus({ snapshot }: { snapshot: TypeaheadSnapshot }) {
  const { term = '', response } = snapshot.context.answer ?? {}
  const total = response?.organicProductOffers.totalNumberOfItems ?? 0
  const correctedTo = response?.correctedTo
  return (
    <div role="status" className={readAloud()}>
      {snapshot.matches({ open: 'tooShort' }) && <Trans>Skriv mindst {MINIMUM_QUERY_LENGTH} tegn</Trans>}
      {snapshot.matches({ open: 'results' }) && (
        <>
          {correctedTo && <Trans>Viser resultater for {correctedTo}.</Trans>}
          {response?.byName?.isUnsold && <Trans>Ingen tilbud på {term}.</Trans>}{' '}
          <Plural value={total} one="# tilbud" other="# tilbud" />
        </>
      )}
      {snapshot.matches({ open: 'empty' }) && (
        <>
          <Trans>Ingen resultater for {term}</Trans>
          {response?.onlyWholesale && (
            <>
              . <Trans>Kun engrosbutikker har det på tilbud.</Trans>
            </>
          )}
        </>
      )}
      {snapshot.matches({ open: 'failed' }) && <Trans>Søgningen lykkedes ikke</Trans>}
    </div>
  )
}
