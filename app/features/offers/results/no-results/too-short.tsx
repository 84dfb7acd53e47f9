import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { button } from 'styled-system/recipes'
import type { ResultsSearch } from '#app/domain/search/results-search.ts'
import { MINIMUM_QUERY_LENGTH } from '#app/domain/search/search-term.ts'
import { MessagePage } from '#app/ui/page/message-page.tsx'
import { useForgetSubmit } from '../use-forget-submit.ts'

/** The hint for an address with a term that is too short (§5 Search). */
export function TooShort({ search }: { search: ResultsSearch }) {
  useForgetSubmit(search)
  return (
    <MessagePage product="cherry" title={<Trans>Skriv mindst {MINIMUM_QUERY_LENGTH} tegn</Trans>}>
      <Link to="/{-$locale}/offer" className={button()}>
        <Trans>Se alle ugens tilbud</Trans>
      </Link>
    </MessagePage>
  )
}
