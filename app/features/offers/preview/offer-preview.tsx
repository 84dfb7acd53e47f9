import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { offerPreview } from 'styled-system/recipes'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { plainSpaces, withUnitsKept } from '#app/domain/locale/numbers.ts'
import { hasEnded } from '#app/domain/offers/offer-period.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { priceText } from '#app/domain/offers/offers.ts'
import { unitPriceInFull } from '#app/domain/offers/unit-price-texts.ts'
import { formatMoney } from '#app/domain/prices/money.ts'
import { formatUnitPrice } from '#app/domain/prices/unit-price-bounds.ts'
import { isCheapest } from '#app/domain/prices/verdicts.ts'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { PriceTag } from '#app/ui/price/price-tag.tsx'
import { ReportOffer } from '../report/report-offer.tsx'
import { OfferActions } from './offer-actions.tsx'

type Properties = {
  offer: OfferSummary
  /** The offer's described values, joined by commas. */
  description: string
  country: Country
  today: Day
  /** Where it stands: the head of a page, or a card in the viewer. */
  place?: 'page' | 'viewer'
  /** How the price compares with others, such as `Billigst af 6 kæder`. */
  standing?: ReactNode
  /** When the offer is valid, and more facts about it. */
  days: ReactNode
  facts?: ReactNode
}

/**
 * One offer in full (§2.6): its picture or a placeholder, chain, name, description, price and unit price,
 * days, whether it is sponsored, and its actions.
 */
export function OfferPreview(properties: Properties) {
  const { offer, description, country, today, place = 'page', standing, days, facts } = properties
  const { t } = useLingui()
  const isOver = hasEnded(offer, today)
  // A chain's description mostly contains the size already.
  const size = description.includes(plainSpaces(offer.size)) ? '' : offer.size
  const classes = offerPreview({ over: isOver, place })
  const Heading = place === 'page' ? 'h1' : 'h3'
  const unitPrice = unitPriceInFull(
    {
      pricePerFullUnitOfQuantityTypeFormattedForCountry: formatUnitPrice(offer, country),
      quantityType: offer.quantityType,
    },
    country,
  )
  const textFor = (units: number, amount: number) =>
    priceText({ units, unitType: offer.unitType, priceFormattedForCountry: formatMoney(amount, country) })
  return (
    <div className={classes.root}>
      <div className={classes.picture}>
        <Picture src={offer.imageUrl} tint={offer.tint} isEager />
        {offer.isHighlighted && <span className={classes.sponsored}>{t`Sponsoreret`}</span>}
      </div>
      <div className={classes.text}>
        <span className={classes.chain}>
          <ChainTile name={offer.chain.name} size="lg" />
        </span>
        <Heading className={classes.name}>{withUnitsKept(offer.name)}</Heading>
        <p className={classes.description}>{withUnitsKept([size, description].filter(Boolean).join(', '))}</p>
        <div className={classes.price}>
          <PriceTag
            offer={offer}
            country={country}
            today={today}
            isBest={isCheapest(offer) && !isOver}
            size="page"
          />
          <div className={classes.standing}>
            {standing}
            <p>{textFor(offer.units, offer.price)}</p>
            {offer.singlePrice !== undefined && <p>{textFor(1, offer.singlePrice)}</p>}
            {unitPrice && <p>{unitPrice}</p>}
          </div>
        </div>
        {days}
        <OfferActions offer={offer} isOver={isOver} />
        {facts}
        <ReportOffer key={offer.id} offerId={offer.id} />
      </div>
    </div>
  )
}
