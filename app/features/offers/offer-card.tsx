import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { offerCard } from 'styled-system/recipes'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary as Offer } from '#app/domain/offers/offer-summary.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import type { RecommendingModule } from '#app/domain/tracking/tracking.ts'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { AddToListButton, FollowPriceButton } from './offer-buttons.tsx'
import { OfferDays } from './offer-days.tsx'
import { OfferPriceTag } from './offer-price-tag.tsx'
import { OfferSize } from './offer-size.tsx'

type Properties = {
  offer: Offer
  country: Country
  today: Day
  /** The list that the card is in. */
  module: RecommendingModule
  isEager?: boolean
}

/** One offer as a card: picture, chain, price with the week, name, size and days. */
export function OfferCard({ offer, country, today, module, isEager }: Properties) {
  const { t } = useLingui()
  const classes = offerCard()
  return (
    <article className={classes.root}>
      <h3 className={classes.name}>
        <Link to="/{-$locale}/single/$id" params={{ id: String(offer.id) }} state={{ module }}>
          {breakableName(offer.name)}
        </Link>
      </h3>
      <Picture src={offer.imageUrl} tint={offer.tint} isEager={isEager}>
        <span className={classes.chain}>
          <ChainTile name={offer.chain.name} />
        </span>
        {offer.isHighlighted && <span className={classes.sponsored}>{t`Sponsoreret`}</span>}
      </Picture>
      <span className={classes.heart}>
        <FollowPriceButton offer={offer} />
      </span>
      <div className={classes.row}>
        <OfferPriceTag offer={offer} country={country} today={today} />
        <AddToListButton offer={offer} />
      </div>
      <div>
        <OfferSize offer={offer} country={country} />
        <p className={classes.meta}>
          {offer.isCheapest && (
            <>
              <span className={classes.best}>{t`Billigst`}</span> ·{' '}
            </>
          )}
          <OfferDays offer={offer} country={country} today={today} />
        </p>
      </div>
    </article>
  )
}
