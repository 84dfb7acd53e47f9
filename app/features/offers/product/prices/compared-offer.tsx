import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { chainComparison } from 'styled-system/recipes'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { piecePriceText } from '#app/domain/offers/several-pieces.ts'
import { unitPriceText } from '#app/domain/offers/unit-price-texts.ts'
import { useVerdictText } from '#app/ui/price/verdict-text.tsx'
import { AddToListButton } from '../../offer-buttons.tsx'
import { OfferDays } from '../../offer-days.tsx'
import { OfferPriceTag } from '../../offer-price-tag.tsx'

type Properties = {
  offer: OfferSummary
  country: Country
  today: Day
  /** What distinguishes this offer in the list: its chain or its size. */
  lead: ReactNode
  /** A remark in favour of this offer. */
  remark?: ReactNode
}

/** One offer in a list of the same product: its price as it is sold, of a piece if that is several, and of a full unit. */
export function ComparedOffer({ offer, country, today, lead, remark }: Properties) {
  const verdict = useVerdictText(offer.verdict)
  const classes = chainComparison()
  const piecePrice = piecePriceText(offer, country)
  const unitPrice = unitPriceText(offer, country)
  return (
    <li>
      <div className={classes.who}>
        <Link to="/{-$locale}/single/$id" params={{ id: String(offer.id) }} state={{ module: 'comparison' }}>
          {lead}
        </Link>
        {verdict && <b>{verdict}</b>}
        {remark && <b>{remark}</b>}
        <small>
          <OfferDays offer={offer} country={country} today={today} />
        </small>
      </div>
      <div className={classes.price}>
        <OfferPriceTag offer={offer} country={country} today={today} size="row" />
        {piecePrice && <small>{piecePrice}</small>}
        {unitPrice && <small>{unitPrice}</small>}
      </div>
      <AddToListButton offer={offer} />
    </li>
  )
}
