import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { offerCard } from 'styled-system/recipes'
import { tilesThatFit } from '#app/domain/chains/tiles-that-fit.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary as Offer } from '#app/domain/offers/offer-summary.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import type { RecommendingModule } from '#app/domain/tracking/tracking.ts'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { useVerdictText } from '#app/ui/price/verdict-text.tsx'
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
  /** Given if the card is of a product at several shops. */
  several?: Several | undefined
}

/**
 * How a card shows several shops: their names, in the order of their prices; whether some ask more than the price of the card;
 * and what leads to all of them.
 */
type Several = { names: string[]; isFrom: boolean; opener: ReactNode }

/** The room for tiles in the narrowest card of a phone, and in that of a wider window, in pixels. */
const room = { narrow: 140, wide: 190 }

/** One offer as a card: picture, chain, price with the week, name, size and days. */
export function OfferCard({ offer, country, today, module, isEager, several }: Properties) {
  const { t } = useLingui()
  const verdict = useVerdictText(offer.verdict)
  const classes = offerCard()
  // Among results only the price of the answer is yellow.
  const marked = module === 'results' ? { isBest: false } : {}
  return (
    <article className={classes.root}>
      <h3 className={classes.name}>
        <Link to="/{-$locale}/single/$id" params={{ id: String(offer.id) }} state={{ module }}>
          {breakableName(offer.name)}
        </Link>
      </h3>
      <Picture src={offer.imageUrl} tint={offer.tint} isEager={isEager}>
        <span className={classes.chain}>
          {several ? <Tiles names={several.names} /> : <ChainTile name={offer.chain.name} />}
        </span>
        {offer.isHighlighted && <span className={classes.sponsored}>{t`Sponsoreret`}</span>}
      </Picture>
      <span className={classes.heart}>
        <FollowPriceButton offer={offer} />
      </span>
      <div className={classes.row}>
        <span className={classes.price}>
          {several?.isFrom && (
            <span className={classes.from}>
              <Trans>fra</Trans>
            </span>
          )}
          <OfferPriceTag offer={offer} country={country} today={today} {...marked} />
        </span>
        <AddToListButton offer={offer} look="above" />
      </div>
      <div>
        <OfferSize offer={offer} country={country} />
        {several ? (
          several.opener
        ) : (
          <p className={classes.meta}>
            {verdict && (
              <>
                <span className={classes.best}>{verdict}</span> ·{' '}
              </>
            )}
            <OfferDays offer={offer} country={country} today={today} />
          </p>
        )}
      </div>
    </article>
  )
}

/** As many tiles as fit whole, and the number of the others. */
function Tiles({ names }: Pick<Several, 'names'>) {
  const classes = offerCard()
  const fit = { narrow: tilesThatFit(names, room.narrow), wide: tilesThatFit(names, room.wide) }
  const rest = (place: 'narrow' | 'wide') =>
    names.length > fit[place] && <span className={classes[place]}>+{names.length - fit[place]}</span>
  return (
    <>
      {names.slice(0, fit.wide).map((name, at) => (
        <span key={name} className={classes.tile} data-wide={at >= fit.narrow || undefined}>
          <ChainTile name={name} />
        </span>
      ))}
      {rest('narrow')}
      {rest('wide')}
    </>
  )
}
