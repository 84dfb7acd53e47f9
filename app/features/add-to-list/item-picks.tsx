import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { addToList, readAloud } from 'styled-system/recipes'
import type { AddableItem } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { ItemLine } from './item-line.tsx'

type Properties = {
  items: AddableItem[]
  picked: AddableItem | null
  /** The keys of the items that are on the list already. */
  added: string[]
  country: Country
  /** The picked item is being added. */
  isHeld: boolean
  onPicked: (key: string) => void
}

/** The choice among several items (§4, Add-to-list modal). */
export function ItemPicks({ items, picked, added, country, isHeld, onPicked }: Properties) {
  const { t } = useLingui()
  const name = useId()
  const classes = addToList()
  return (
    <>
      <p className={classes.lead}>
        <Trans>Vælg den vare, du vil have.</Trans>
      </p>
      <fieldset className={classes.picks}>
        <legend className={readAloud()}>{t`Vælg vare`}</legend>
        {items.map((addable) => (
          <label key={addable.key} className={classes.item}>
            <input
              type="radio"
              name={name}
              checked={addable.key === picked?.key}
              // Not `disabled`, so that it keeps the keyboard focus after sending.
              aria-disabled={isHeld}
              onChange={() => isHeld || onPicked(addable.key)}
            />
            <ItemLine addable={addable} country={country} isAdded={added.includes(addable.key)} />
          </label>
        ))}
      </fieldset>
    </>
  )
}
