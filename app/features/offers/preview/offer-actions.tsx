import { Trans } from '@lingui/react/macro'
import { button, offerPreview } from 'styled-system/recipes'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { useAddToList } from '#app/flows/add-to-list/use-add-to-list.ts'
import { useWatchOffer } from '#app/flows/price-agent/use-watch-offer.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ActionLink } from '../action-link.tsx'
import { PlusByPress } from '../offer-buttons.tsx'

type Properties = {
  offer: OfferSummary
  /** Whether the offer has ended; then the only action is to follow its price. */
  isOver: boolean
}

const middleButton = 1

/** The actions of an offer: add to list, follow the price, go to the shop (§2.6). */
export function OfferActions({ offer, isOver }: Properties) {
  const add = useAddToList()
  const watch = useWatchOffer()
  const { tellTab } = useTab()
  // The link works without it.
  const countPress = () => tellTab(({ press }) => press('website', offer.id))
  return (
    <div className={offerPreview().buttons}>
      {!isOver && (
        <PlusByPress offer={offer} look="worded">
          <ActionLink to="/login" className={button()} aria-haspopup="dialog" act={() => add(offer)}>
            <Icon name="plus" />
            <Trans>Læg på sedlen</Trans>
          </ActionLink>
        </PlusByPress>
      )}
      <ActionLink
        to="/check-email"
        className={button({ kind: isOver ? 'brand' : 'mild' })}
        act={() => watch(offer)}
      >
        <Icon name="heart" />
        <Trans>Følg prisen</Trans>
      </ActionLink>
      {offer.offerUrl && !isOver && (
        <a
          href={offer.offerUrl}
          target="_blank"
          rel="noreferrer"
          className={button({ kind: 'line' })}
          onClick={countPress}
          onAuxClick={({ button }) => button === middleButton && countPress()}
        >
          <Trans>Gå til butikken</Trans>
          <Icon name="arrow-square-out" />
        </a>
      )}
    </div>
  )
}
