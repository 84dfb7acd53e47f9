import { Plural, useLingui } from '@lingui/react/macro'
import { readAloud } from 'styled-system/recipes'

/** The quantity on the list, as a number; screen readers also hear the unit. */
export function ItemCount({ amount, className }: { amount: number; className: string | undefined }) {
  const { i18n } = useLingui()
  return (
    <span className={className}>
      <span aria-hidden="true">{i18n.number(amount)}</span>
      <span className={readAloud()}>
        {' '}
        <Plural value={amount} one="# vare" other="# varer" />
      </span>
    </span>
  )
}
