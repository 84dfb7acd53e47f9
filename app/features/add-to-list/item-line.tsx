import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { addToList } from 'styled-system/recipes'
import { pieceOf } from '#app/domain/list/list-price.ts'
import type { AddableItem } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { shownSubText } from '#app/domain/offers/offers.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Price } from '#app/ui/price/price.tsx'

const separator = ' · '

type Properties = { addable: AddableItem; country: Country; isAdded?: boolean }

/** An item that can be added: its picture, name, whether it was just added, and the price that it is sold at. */
export function ItemLine({ addable: { name, item, unitType = '' }, country, isAdded = false }: Properties) {
  const { t } = useLingui()
  const { units = 1, unitsPrice = null } = item
  const amount = unitsPrice ?? pieceOf(item)
  const classes = addToList()
  return (
    <>
      <Picture src={item.imageUrl} tint={item.tint} size="sm" isEager />
      <span className={classes.name}>
        {breakableName(name)}
        <span className={classes.meta}>
          {[item.chainName, ...shownSubText(item, country).split(separator)]
            .filter(Boolean)
            .map((part, place) => (
              <Fragment key={part}>
                {place > 0 && separator}
                <span>{part}</span>
              </Fragment>
            ))}
        </span>
        {isAdded && (
          <span className={classes.onList}>
            <Icon name="check" /> {t`Er på sedlen`}
          </span>
        )}
      </span>
      {amount !== null && <Price offer={{ price: amount, units, unitType }} country={country} size="row" />}
    </>
  )
}
