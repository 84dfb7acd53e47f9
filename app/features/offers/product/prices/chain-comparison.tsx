import { Trans } from '@lingui/react/macro'
import { chainComparison, link } from 'styled-system/recipes'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { useAddToList } from '#app/flows/add-to-list/use-add-to-list.ts'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { Section } from '#app/ui/page/section.tsx'
import { ActionLink } from '../../action-link.tsx'
import { ComparedOffer } from './compared-offer.tsx'

type Properties = {
  /** The product at every chain today, cheapest first, including the page's offer if it runs today. */
  offers: OfferSummary[]
  /** The page's offer. */
  current: OfferSummary
  /** Whether the page's offer runs today and so takes part in the comparison. */
  isLive: boolean
  country: Country
  today: Day
}

/** The product at other chains today, with their prices. */
export function ChainComparison({ offers, current, isLive, country, today }: Properties) {
  const add = useAddToList()
  const others = offers.filter(({ id }) => id !== current.id)
  const isOfOtherChains = others.every(({ chain }) => chain.id !== current.chain.id)
  return (
    <Section
      title={
        !isLive ? (
          <Trans>Varen er på tilbud her nu</Trans>
        ) : isOfOtherChains ? (
          <Trans>Samme vare i andre kæder</Trans>
        ) : (
          <Trans>Andre tilbud på samme vare</Trans>
        )
      }
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
        {others.map((offer) => (
          <ComparedOffer
            key={offer.id}
            offer={offer}
            lead={<ChainTile name={offer.chain.name} size="lg" />}
            country={country}
            today={today}
          />
        ))}
      </ul>
    </Section>
  )
}
