import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { button, offerGrid } from 'styled-system/recipes'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary as Offer } from '#app/domain/offers/offer-summary.ts'
import { MessagePage } from '#app/ui/page/message-page.tsx'
import { Section } from '#app/ui/page/section.tsx'
import { OfferCard } from '../offer-card.tsx'

type Properties = { goodPrices: Offer[]; country: Country; today: Day }

/** The page for an unknown offer, with good prices of today. */
export function OfferNotFound({ goodPrices, country, today }: Properties) {
  return (
    <MessagePage
      product="pear"
      title={<Trans>Tilbuddet findes ikke</Trans>}
      text={
        <Trans>
          Adressen er forkert, eller tilbuddet er taget ned. Søg efter varen, eller se ugens tilbud.
        </Trans>
      }
      below={
        goodPrices.length > 0 && (
          <Section title={<Trans>Gode priser lige nu</Trans>}>
            <div className={offerGrid()}>
              {goodPrices.map((offer) => (
                <OfferCard
                  module="good-prices"
                  key={offer.id}
                  offer={offer}
                  country={country}
                  today={today}
                />
              ))}
            </div>
          </Section>
        )
      }
    >
      <Link to="/{-$locale}/offer" className={button()}>
        <Trans>Se alle ugens tilbud</Trans>
      </Link>
    </MessagePage>
  )
}
