import { Trans, useLingui } from '@lingui/react/macro'
import { chainComparison, link } from 'styled-system/recipes'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { priceStanding } from '#app/domain/prices/price-standing.ts'
import { useAddToList } from '#app/flows/adding/use-add-to-list.ts'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { Section } from '#app/ui/page/section.tsx'
import { ActionLink } from '../../action-link.tsx'
import { ComparedOffer } from './compared-offer.tsx'

type Properties = {
  /** The product at every chain that has it today, cheapest first, the offer of the page among them if it runs today. */
  offers: OfferSummary[]
  /** The offer the page is about. */
  current: OfferSummary
  /** Whether that offer runs today, so that it is one of those compared. */
  isLive: boolean
  country: Country
  today: Day
}

/** Where else the product is to be had today, and for how much. */
export function ChainComparison({ offers, current, isLive, country, today }: Properties) {
  const { t } = useLingui()
  const add = useAddToList()
  const others = offers.filter(({ id }) => id !== current.id)
  const isOfOtherChains = others.every(({ chain }) => chain.id !== current.chain.id)
  const isSharedLowest = (offer: OfferSummary) => {
    const standing = priceStanding(offer, offers)
    return standing?.kind === 'shared' && standing.isLowest
  }
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
            remark={isSharedLowest(offer) && t`Laveste pris`}
            country={country}
            today={today}
          />
        ))}
      </ul>
    </Section>
  )
}
