import { Trans } from '@lingui/react/macro'
import { chainComparison, link } from 'styled-system/recipes'
import type { Day } from '#app/domain/dates.ts'
import type { Country } from '#app/domain/locales.ts'
import type { OfferCard } from '#app/domain/offer-card.ts'
import { useAddToList } from '#app/tab/use-add-to-list.ts'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { Section } from '#app/ui/page/section.tsx'
import { ActionLink } from '../action-link.tsx'
import { OfferRow } from './offer-row.tsx'

type Properties = {
  /** The same product at every chain that has it today, cheapest first. */
  offers: OfferCard[]
  /** The id of the offer the page is about. */
  current: number
  /** Whether that offer runs today, so that it is one of those compared. */
  isLive: boolean
  country: Country
  today: Day
}

/** Where else the product is to be had today, and for how much. */
export function ChainComparison({ offers, current, isLive, country, today }: Properties) {
  const add = useAddToList()
  return (
    <Section
      title={isLive ? <Trans>Samme vare i andre kæder</Trans> : <Trans>Varen er på tilbud her nu</Trans>}
      link={
        offers.length > 1 && (
          <ActionLink
            to="/login"
            className={link({ target: true })}
            aria-haspopup="dialog"
            act={() => add(...offers)}
          >
            <Trans>Læg flere på sedlen</Trans>
          </ActionLink>
        )
      }
    >
      <ul className={chainComparison().root}>
        {offers.map((offer) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            lead={<ChainTile name={offer.chain.name} size="lg" />}
            isCurrent={offer.id === current}
            country={country}
            today={today}
          />
        ))}
      </ul>
    </Section>
  )
}
