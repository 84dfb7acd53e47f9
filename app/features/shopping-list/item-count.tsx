import { Plural } from '@lingui/react/macro'
import { readAloud } from 'styled-system/recipes'

/** How many there are on the list; read aloud with what is counted. */
export function ItemCount({ amount, className }: { amount: number; className: string | undefined }) {
  return (
    <span className={className}>
      <span aria-hidden="true">{amount}</span>
      <span className={readAloud()}>
        {' '}
        <Plural value={amount} one="# vare" other="# varer" />
      </span>
    </span>
  )
}
