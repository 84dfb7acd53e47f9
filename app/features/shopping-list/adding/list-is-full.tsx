import { Trans } from '@lingui/react/macro'

/** The message that the list can hold no more items (§5, Manual item). */
export const ListIsFull = () => (
  <Trans>Sedlen er fuld. Der er plads til 1.000 varer. Fjern nogle, før du lægger flere på.</Trans>
)
