import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { button, offerGrid, pageColumn } from 'styled-system/recipes'
import type { Day } from '#app/domain/dates.ts'
import type { Country } from '#app/domain/locales.ts'
import type { OfferCard as Offer } from '#app/domain/offer-card.ts'
import { Empty } from '#app/ui/empty/empty.tsx'
import { Section } from '#app/ui/page/section.tsx'
import { OfferCard } from '../offer-card.tsx'

type Properties = { goodPrices: Offer[]; country: Country; today: Day }

/** Where an offer is asked for that there is not and never was: says so, with good prices of today. */
export function OfferNotFound({ goodPrices, country, today }: Properties) {
  return (
    <main id="main" className={pageColumn()}>
      <Empty level={1} title={<Trans>Vi kender ikke det tilbud</Trans>}>
        <p>
          <Trans>
            Adressen er forkert, eller tilbuddet er taget ned. Søg efter varen, eller se ugens tilbud.
          </Trans>
        </p>
        <Link to="/{-$locale}/offer" className={button({ kind: 'mild' })}>
          <Trans>Se alle ugens tilbud</Trans>
        </Link>
      </Empty>
      {goodPrices.length > 0 && (
        <Section title={<Trans>Gode priser lige nu</Trans>}>
          <div className={offerGrid()}>
            {goodPrices.map((offer) => (
              <OfferCard key={offer.id} offer={offer} country={country} today={today} />
            ))}
          </div>
        </Section>
      )}
    </main>
  )
}
