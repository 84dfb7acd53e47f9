import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { button, offerPreview } from 'styled-system/recipes'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { useAddToList } from '#app/flows/adding/use-add-to-list.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ActionLink } from '../action-link.tsx'

type Properties = {
  offer: OfferSummary
  /** An offer that is over can only be waited for. */
  isOver: boolean
}

/** What can be done with an offer: put it on the list, watch its price, go to the shop (Specification §2.6). */
export function OfferActions({ offer, isOver }: Properties) {
  const add = useAddToList()
  return (
    <div className={offerPreview().buttons}>
      {!isOver && (
        <ActionLink to="/login" className={button()} aria-haspopup="dialog" act={() => add(offer)}>
          <Icon name="plus" />
          <Trans>Læg på sedlen</Trans>
        </ActionLink>
      )}
      <Link to="/{-$locale}/check-email" className={button({ kind: isOver ? 'brand' : 'mild' })}>
        <Icon name="heart" />
        <Trans>Følg prisen</Trans>
      </Link>
      {offer.offerUrl && !isOver && (
        <a href={offer.offerUrl} target="_blank" rel="noreferrer" className={button({ kind: 'line' })}>
          <Trans>Gå til butikken</Trans>
          <Icon name="arrow-square-out" />
        </a>
      )}
    </div>
  )
}
