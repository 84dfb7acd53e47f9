import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { link } from 'styled-system/recipes'
import type { Country } from '#app/domain/locales.ts'
import { formatPlainPrice } from '#app/domain/money.ts'
import type { OfferCard } from '#app/domain/offer-card.ts'
import type { OfferPageData } from '#app/domain/pages.ts'
import { piecePrice, severalText } from '#app/domain/several-pieces.ts'
import { useUnitPrice } from '../offer-size.tsx'

type Properties = { data: Pick<OfferPageData, 'offer' | 'others' | 'state'>; country: Country }

/** How a live offer's price stands among the chains that have the product today; nothing where it is alone. */
export function Standing({ data: { offer, others, state }, country }: Properties) {
  const chains = new Set(others.map((other) => other.chain.id)).size
  const [cheapest] = others
  if (state !== 'live' || chains < 2 || !cheapest) return null
  if (offer.isCheapest) {
    return (
      <b>
        <Plural value={chains} one="Billigst af # kæde" other="Billigst af # kæder" />
      </b>
    )
  }
  return <Cheapest offer={cheapest} country={country} />
}

/** Where a piece costs least, how it is sold there, and what a full unit costs. */
function Cheapest({ offer, country }: { offer: OfferCard; country: Country }) {
  const price = formatPlainPrice(piecePrice(offer), country)
  const chain = offer.chain.name
  const details = [severalText(offer, country), useUnitPrice(offer, country)].filter(Boolean)
  return (
    <Link to="/{-$locale}/single/$id" params={{ id: String(offer.id) }} className={link({ target: true })}>
      <Trans>
        Billigst i {chain}: {price}
      </Trans>
      {details.map((detail) => ` · ${detail}`)}
    </Link>
  )
}
