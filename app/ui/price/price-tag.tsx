import type { CSSProperties } from 'react'
import { priceTag } from 'styled-system/recipes'
import { type Day, daysBetween } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Conditioned } from '#app/domain/offers/offer-conditions.ts'
import type { Deal } from '#app/domain/offers/several-pieces.ts'
import { Price } from './price.tsx'
import { PriceConditions } from './price-conditions.tsx'

type Size = 'row' | 'card' | 'shelf' | 'answer' | 'page'
const priceSize = { row: 'row', card: 'card', shelf: 'card', answer: 'answer', page: 'page' } as const

type Properties = {
  /** How the offer is sold, and its days, for the week under the price; its conditions stand below. */
  offer: Deal & Conditioned & { startDate: Day; endDate: Day }
  country: Country
  today: Day
  /** Whether it is the lowest of the compared prices, shown in yellow. The word for it stands beside the tag. */
  isBest?: boolean
  size?: Size
}

/** A price with the seven days from today under it, solid on the days the offer runs, and below what it asks of a shopper. */
export function PriceTag(properties: Properties) {
  const { offer, country, today, isBest, size = 'card' } = properties
  const { startDate, endDate } = offer
  const from = Math.min(Math.max(daysBetween(today, startDate), 0), 7)
  const end = Math.min(Math.max(daysBetween(today, endDate) + 1, from), 7)
  const classes = priceTag({ best: isBest, last: endDate === today, size })
  const days = end - from
  // `background-position` is a percentage of the free room, not of the whole width.
  const position = days === 7 ? 0 : (from * 7) / (7 - days)
  const tag = (
    <span className={classes.root}>
      <Price offer={offer} country={country} size={priceSize[size]} />
      <span className={classes.week} style={{ '--from': position, '--days': days } as CSSProperties} />
    </span>
  )
  if (!offer.conditions) return tag
  return (
    <span className={classes.place}>
      {tag}
      <PriceConditions offer={offer} country={country} />
    </span>
  )
}
