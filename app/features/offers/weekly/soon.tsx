import { Trans } from '@lingui/react/macro'
import { offerGrid } from 'styled-system/recipes'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { Section } from '#app/ui/page/section.tsx'
import { OfferCard } from '../offer-card.tsx'

type Properties = { offers: OfferSummary[]; country: Country; today: Day }

/** Offers that begin soon; nothing if there are none. */
export function Soon({ offers, country, today }: Properties) {
  if (offers.length === 0) return null
  return (
    <Section title={<Trans>Starter snart</Trans>}>
      <div className={offerGrid({ layout: offers.length > 4 ? 'rail' : 'strip' })}>
        {offers.map((offer) => (
          <OfferCard module="starting-soon" key={offer.id} offer={offer} country={country} today={today} />
        ))}
      </div>
    </Section>
  )
}
