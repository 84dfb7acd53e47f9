import { addToList } from 'styled-system/recipes'
import { pieceOf } from '#app/domain/list-price.ts'
import type { Country } from '#app/domain/locales.ts'
import type { AddableItem } from '#app/domain/shopping-list.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Price } from '#app/ui/price/price.tsx'

type Properties = { addable: AddableItem; country: Country }

/** Something that can be put on the list: its picture, name, and the price of one piece. */
export function ItemLine({ addable: { name, item }, country }: Properties) {
  const amount = pieceOf(item)
  const classes = addToList()
  return (
    <>
      <Picture src={item.imageUrl} tint={item.tint} size="sm" isEager />
      <span className={classes.name}>
        {name}
        <span className={classes.meta}>{[item.chainName, item.subText].filter(Boolean).join(' · ')}</span>
      </span>
      {amount !== null && <Price amount={amount} country={country} size="row" />}
    </>
  )
}
