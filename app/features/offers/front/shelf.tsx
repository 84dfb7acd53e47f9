import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { hero } from 'styled-system/recipes'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { ProductImage } from '#app/ui/picture/product-image.tsx'
import { useVerdictText } from '#app/ui/price/verdict-text.tsx'
import { AddToListButton } from '../offer-buttons.tsx'
import { OfferPriceTag } from '../offer-price-tag.tsx'
import { offerSize } from '../offer-size.tsx'

type Properties = { offers: OfferSummary[]; country: Country; today: Day }

/** The week's cheapest everyday goods on a shelf, with their prices below. */
export function Shelf({ offers, country, today }: Properties) {
  const classes = hero()
  if (offers.length === 0) return null
  return (
    <div className={classes.shelf}>
      <h2>
        <Trans>Ugens billigste basisvarer</Trans>
      </h2>
      <div className={classes.rail}>
        {offers.map((offer) => (
          <Item key={offer.id} offer={offer} country={country} today={today} />
        ))}
      </div>
    </div>
  )
}

function Item({ offer, country, today }: { offer: OfferSummary; country: Country; today: Day }) {
  const size = offerSize(offer, country)
  const verdict = useVerdictText(offer.verdict)
  const classes = hero()
  return (
    <article className={classes.item}>
      <h3 className={classes.name}>
        <Link to="/{-$locale}/single/$id" params={{ id: String(offer.id) }} state={{ module: 'shelf' }}>
          {breakableName(offer.name)}
        </Link>
      </h3>
      <div className={classes.good}>
        <ProductImage src={offer.imageUrl} sizes="150px" isEager />
        <span className={classes.edge} />
        <span className={classes.price}>
          <OfferPriceTag offer={offer} country={country} today={today} size="shelf" />
          <AddToListButton offer={offer} look="above" />
        </span>
      </div>
      <p className={classes.facts}>
        {size && <span>{size}</span>}
        <span>{[offer.chain.name, verdict].filter(Boolean).join(' · ')}</span>
      </p>
    </article>
  )
}
