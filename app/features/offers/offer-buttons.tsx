import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { iconButton } from 'styled-system/recipes'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { useAddToList } from '#app/flows/add-to-list/use-add-to-list.ts'
import { usePutsByPress } from '#app/flows/add-to-list/use-puts-by-press.ts'
import { LatePart, latePart } from '#app/flows/late/late-part.tsx'
import { useAmountOnList } from '#app/flows/list/use-amount-on-list.ts'
import { useWatchOffer } from '#app/flows/price-agent/use-watch-offer.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ActionLink } from './action-link.tsx'
import type { PlusLook } from './counted/counted-plus.tsx'

/** Has the price followed: opens the price agent's modal. Until its machine is loaded it links to the email check. */
export function FollowPriceButton({ offer }: { offer: OfferSummary }) {
  const { t } = useLingui()
  const watch = useWatchOffer()
  return (
    <ActionLink
      to="/check-email"
      className={iconButton({ kind: 'heart' })}
      aria-label={t`Følg prisen: ${offer.name}`}
      act={() => watch(offer)}
    >
      <Icon name="heart" />
    </ActionLink>
  )
}

const countedPlus = latePart(() => import('./counted/counted-plus.tsx'))

type Plus = { offer: OfferSummary; look?: PlusLook | undefined }

/** Puts an offer on the list: by the press, or after the modal (§4). Shows the quantity on the list. */
export function AddToListButton({ offer, look }: Plus) {
  return (
    <PlusByPress offer={offer} look={look}>
      <ModalOpener offer={offer} />
    </PlusByPress>
  )
}

/** A plus that adds by the press, for those who want that; for others, `children` open the modal. */
export function PlusByPress({ offer, look = 'beside', children }: Plus & { children: ReactNode }) {
  if (!usePutsByPress()) return children
  return (
    <LatePart code={countedPlus} fallback={children}>
      {(CountedPlus) => <CountedPlus offer={offer} look={look} />}
    </LatePart>
  )
}

/** Opens the add-to-list modal. Until its machine is loaded it links to the login page. */
function ModalOpener({ offer }: { offer: OfferSummary }) {
  const { t } = useLingui()
  const add = useAddToList()
  const amount = useAmountOnList(offer.id)
  return (
    <ActionLink
      to="/login"
      className={iconButton({ kind: amount > 0 ? 'added' : 'add' })}
      aria-haspopup="dialog"
      aria-label={amount > 0 ? t`${amount} på sedlen: ${offer.name}` : t`Læg på sedlen: ${offer.name}`}
      act={() => add(offer)}
    >
      {amount > 0 ? amount : <Icon name="plus" />}
    </ActionLink>
  )
}
