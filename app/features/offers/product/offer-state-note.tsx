import { Trans } from '@lingui/react/macro'
import { productPage } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import { onWeekday } from '#app/domain/offers/offer-period.ts'
import type { OfferPageData } from '#app/domain/search/pages.ts'
import { Note } from '#app/ui/note/note.tsx'

type Properties = { data: OfferPageData; country: Country }

/** A note on an offer that does not run today, with what is on offer instead. */
export function OfferStateNote({ data: { state, offer, others, related, correction }, country }: Properties) {
  if (state === 'live') return null
  return (
    <div className={productPage().note}>
      <Note icon="warning-circle" size="lg">
        <b>
          {correction === 'withdrawn' ? (
            <Trans>Tilbuddet er trukket tilbage, fordi det ikke passede.</Trans>
          ) : state === 'expired' ? (
            <Trans>Tilbuddet sluttede {onWeekday(offer.endDate, country)}.</Trans>
          ) : (
            <Trans>Tilbuddet begynder {onWeekday(offer.startDate, country)}.</Trans>
          )}
        </b>{' '}
        {others.length > 0 ? (
          <Trans>Nedenfor ser du, hvor varen er på tilbud i dag.</Trans>
        ) : related.length > 0 ? (
          <Trans>Varen er ikke på tilbud andre steder i dag, men her er nogle, der ligner.</Trans>
        ) : (
          <Trans>Varen er ikke på tilbud i dag. Følg prisen, så skriver vi, når den er det.</Trans>
        )}
      </Note>
    </div>
  )
}
