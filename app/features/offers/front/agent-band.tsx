import { Link } from '@tanstack/react-router'
import { agentBand, button } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { useAgentWay } from '#app/flows/price-agent/use-agent-way.ts'
import { AgentPitch } from '#app/ui/agent-pitch/agent-pitch.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { PriceConditions } from '#app/ui/price/price-conditions.tsx'
import { offerSize } from '../offer-size.tsx'

/** Explains the price agent with two real offers of today. */
export function AgentBand({ offers, country }: { offers: OfferSummary[]; country: Country }) {
  const { to, explain } = useAgentWay()
  const classes = agentBand()
  return (
    <section className={classes.root}>
      <AgentPitch
        heading="h2"
        link={(label) => (
          <Link to={to} className={button()} onClick={explain}>
            {label}
          </Link>
        )}
      />
      <ul className={classes.mail}>
        {offers.map((offer) => (
          <Line key={offer.id} offer={offer} country={country} />
        ))}
      </ul>
    </section>
  )
}

function Line({ offer, country }: { offer: OfferSummary; country: Country }) {
  const size = offerSize(offer, country)
  return (
    <li className={agentBand().line}>
      <Picture src={offer.imageUrl} tint={offer.tint} size="sm" />
      <span>
        <b>{breakableName(offer.name)}</b>
        <small>{offer.chain.name}</small>
        {size && <small>{size}</small>}
        <PriceConditions offer={offer} country={country} />
      </span>
      <Price offer={offer} country={country} size="row" />
    </li>
  )
}
