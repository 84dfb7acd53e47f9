import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { addToList } from 'styled-system/recipes'
import { costOf, pieceOf } from '#app/domain/list/list-price.ts'
import type { AddableItem } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { aloneText } from '#app/domain/offers/several-pieces.ts'
import { formatMoney } from '#app/domain/prices/money.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { Stepper } from '#app/ui/stepper/stepper.tsx'

type Properties = {
  actor: Tab['addToList']
  picked: AddableItem
  quantity: number | null
  /** The text in the field. */
  text: string
  /** The item is being added. */
  isHeld: boolean
  country: Country
}

/** The quantity, at least one, and the total price (§5, Add-to-list modal). */
export function QuantityField({ actor, picked, quantity, text, isHeld, country }: Properties) {
  const { t } = useLingui()
  const id = useId()
  const problemId = useId()
  // An empty field is being typed into.
  const isWrong = quantity === null && text.trim() !== ''
  const { units = 1, subPriceText } = picked.item
  const piece = pieceOf(picked.item)
  const cost = quantity === null ? undefined : costOf({ ...picked.item, quantity })
  const total = cost?.withoutPrice === 0 && formatMoney(cost.amount, country)
  const alone = piece !== null && aloneText(piece, picked.unitType ?? '', country)
  const classes = addToList()
  return (
    <div className={classes.quantity}>
      <div>
        <label htmlFor={id}>
          <Trans>Antal</Trans>
        </label>
        {total && (
          <p className={classes.total}>
            <Trans>I alt {total}</Trans>
          </p>
        )}
        {units > 1 && <p className={classes.total}>{[subPriceText, alone].filter(Boolean).join(' · ')}</p>}
        {isWrong && (
          <p id={problemId} className={classes.wrong}>
            <Trans>Skriv et helt tal, mindst 1.</Trans>
          </p>
        )}
      </div>
      <Stepper
        labels={{ less: t`En færre`, more: t`En mere` }}
        onLess={() => actor.send({ type: 'quantity.decremented' })}
        onMore={() => actor.send({ type: 'quantity.incremented' })}
        isAtLeast={quantity === null || quantity <= 1}
        isHeld={isHeld}
        field={{
          id,
          value: text,
          'aria-required': true,
          'aria-invalid': quantity === null,
          'aria-describedby': isWrong ? problemId : undefined,
          onChange: ({ target }) => actor.send({ type: 'quantity.typed', text: target.value }),
        }}
      />
    </div>
  )
}
