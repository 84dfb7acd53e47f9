import { Plural, Trans } from '@lingui/react/macro'
import type { Failure } from '#app/domain/failure.ts'

/** Where the ingredients of a recipe are after a press: on the list, or on the device until the shopper has one. */
export function PlacedText({ number, until }: { number: number; until: 'login' | 'verification' | null }) {
  if (until === 'login')
    return (
      <Plural
        value={number}
        one="# vare venter, til du logger ind"
        other="# varer venter, til du logger ind"
      />
    )
  if (until === 'verification')
    return (
      <Plural
        value={number}
        one="# vare venter, til du har bekræftet din e-mail"
        other="# varer venter, til du har bekræftet din e-mail"
      />
    )
  return <Plural value={number} one="# vare er lagt på sedlen" other="# varer er lagt på sedlen" />
}

/** Why the ingredients of a recipe did not go on the list. */
export function NotPlacedText({ failure }: { failure: Failure }) {
  if (failure.kind === 'invalid') return Object.values(failure.errors).flat()[0]
  return <Trans>Varerne kom ikke på sedlen. Prøv igen om lidt.</Trans>
}
