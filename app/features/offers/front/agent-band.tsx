import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { agentBand, button } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { severalUnits } from '#app/domain/offers/several-pieces.ts'
import { useAgentWay } from '#app/flows/agents/use-agent-way.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { offerSize } from '../offer-size.tsx'

/** Explains the price agent with two real offers of today. */
export function AgentBand({ offers, country }: { offers: OfferSummary[]; country: Country }) {
  const { to, explain } = useAgentWay()
  const classes = agentBand()
  return (
    <section className={classes.root}>
      <div>
        <h2>
          <Trans>Få besked, når prisen er god</Trans>
        </h2>
        <p>
          <Trans>
            Vælg de varer, du alligevel køber, og de kæder, du handler i. Prisagenten skriver til dig, så
            snart der er tilbud.
          </Trans>
        </p>
        <Link to={to} className={button()} onClick={explain}>
          <Icon name="heart" />
          <Trans>Opret din prisagent</Trans>
        </Link>
      </div>
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
        <b>{offer.name}</b>
        <small>{offer.chain.name}</small>
        {size && <small>{size}</small>}
      </span>
      <Price amount={offer.price} country={country} size="row" units={severalUnits(offer)} />
    </li>
  )
}
