import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { iconButton } from 'styled-system/recipes'
import type { OfferCard } from '#app/domain/offer-card.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

/** Adds the product to the price agent; a visitor is asked for an email first (Specification §6, Visitor). */
export function FollowPriceButton({ offer }: { offer: OfferCard }) {
  const { t } = useLingui()
  return (
    <Link
      to="/{-$locale}/check-email"
      className={iconButton({ kind: 'heart' })}
      aria-label={t`Følg prisen: ${offer.name}`}
    >
      <Icon name="heart" />
    </Link>
  )
}

export function AddToListButton({ offer }: { offer: OfferCard }) {
  const { t } = useLingui()
  return (
    <Link
      to="/{-$locale}/login"
      className={iconButton({ kind: 'add' })}
      aria-label={t`Læg på sedlen: ${offer.name}`}
    >
      <Icon name="plus" />
    </Link>
  )
}
