import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { adSlot, button } from 'styled-system/recipes'
import { formatDay } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { displayName, type ProductOffer, priceDetailsText, priceText } from '#app/domain/offers/offers.ts'
import { ProductImage } from '#app/ui/picture/product-image.tsx'

type Properties = {
  /** The offer in the slot; without one the slot takes no room. */
  offer: ProductOffer | null
  country: Country
  size?: 'rectangle' | 'wide'
}

/** A labelled ad slot (Specification §1), filled with an offer of our own placements. */
export function AdSlot({ offer, country, size }: Properties) {
  const { t } = useLingui()
  const classes = adSlot({ size })
  if (!offer) return null
  const unitPrice = priceDetailsText(offer, country)
  const price = unitPrice ? `${priceText(offer)} (${unitPrice})` : priceText(offer)
  const chain = offer.chain.name
  const end = formatDay(offer.endDate, country)
  return (
    <aside className={classes.root} aria-label={t`Annonce`}>
      <span className={classes.label}>
        <Trans>Annonce</Trans>
      </span>
      <div className={classes.house}>
        <ProductImage src={offer.imageUrl} />
        <p className={classes.text}>
          <b>{displayName(offer)}</b>
          <small>
            <Trans>
              {price} hos {chain} til og med {end}
            </Trans>
          </small>
        </p>
        <Link
          to="/{-$locale}/single/$id"
          params={{ id: String(offer.id) }}
          className={button({ kind: 'line' })}
        >
          <Trans>Se tilbuddet</Trans>
        </Link>
      </div>
    </aside>
  )
}
