import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { leafletTile, offerCard } from 'styled-system/recipes'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { TileSize } from '#app/domain/partners/leaflet-pages.ts'
import type { OfferDetail, Period } from '#app/domain/partners/partner-pages.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { useOfferViewer } from '#app/flows/offer-viewer/use-offer-viewer.ts'
import { isPlainClick } from '#app/ui/link/is-plain-click.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { useVerdictText } from '#app/ui/price/verdict-text.tsx'
import { AddToListButton } from '../offer-buttons.tsx'
import { OfferDays } from '../offer-days.tsx'
import { OfferPriceTag } from '../offer-price-tag.tsx'
import { offerSize } from '../offer-size.tsx'

type Properties = {
  offer: OfferDetail
  size: TileSize
  country: Country
  today: Day
  /** The days of the leaflet; an offer with others says its own. */
  period: Period
}

/** An offer on a page of a leaflet. A tap opens the viewer (§2.7); it links to the offer's page. */
export function Tile({ offer, size, country, today, period }: Properties) {
  const { t } = useLingui()
  const view = useOfferViewer()
  const classes = leafletTile({ size })
  const isUsual = offer.startDate === period.startDate && offer.endDate === period.endDate
  const facts = offerSize(offer, country)
  const verdict = useVerdictText(offer.verdict)
  const show = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    view({ offers: [offer], module: 'leaflet' })
  }
  return (
    <article className={classes.root}>
      <Picture src={offer.imageUrl} tint={offer.tint}>
        {offer.isHighlighted && <span className={offerCard().sponsored}>{t`Sponsoreret`}</span>}
      </Picture>
      <div className={classes.text}>
        <h3 className={classes.name}>
          <Link
            to="/{-$locale}/single/$id"
            params={{ id: String(offer.id) }}
            state={{ module: 'leaflet' }}
            aria-haspopup="dialog"
            onClick={show}
            preload={false}
          >
            {breakableName(offer.name)}
          </Link>
        </h3>
        <div className={classes.row}>
          <OfferPriceTag
            offer={offer}
            country={country}
            today={today}
            size={size === 'big' ? 'page' : 'card'}
          />
          <AddToListButton offer={offer} look="above" />
        </div>
        {facts && <p className={classes.meta}>{facts}</p>}
        {(verdict || !isUsual) && (
          <p className={classes.meta}>
            {verdict && <span className={offerCard().best}>{verdict}</span>}
            {verdict && !isUsual && ' · '}
            {!isUsual && <OfferDays offer={offer} country={country} today={today} />}
          </p>
        )}
      </div>
    </article>
  )
}
