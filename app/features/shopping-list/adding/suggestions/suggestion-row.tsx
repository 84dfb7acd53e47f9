import { Trans, useLingui } from '@lingui/react/macro'
import { itemSuggestions } from 'styled-system/recipes'
import type { SuggestedGoods } from '#app/domain/list/item-suggestions.ts'
import { typedPlace } from '#app/domain/list/typed-match.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { type Row, termOf } from '#machines/item-suggestions/item-suggestions.rows.ts'

type Properties = {
  id: string
  row: Row
  typed: string
  isActive: boolean
  country: Country
  /** The ids of the shopper's chains. */
  mine: readonly number[]
  onPressed: () => void
}

/** A suggestion: what it is, what is known of it, and its price today. */
export function SuggestionRow({ id, row, typed, isActive, country, mine, onPressed }: Properties) {
  const classes = itemSuggestions()
  const goods = row.kind === 'typed' ? undefined : row.goods
  const shop = goods?.shops && (goods.shops.find(({ chainId }) => mine.includes(chainId)) ?? goods.shops[0])
  const chain = shop?.chain
  const words = typed.trim()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose (ARIA combobox)
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      data-kind={row.kind}
      className={classes.option}
      onClick={onPressed}
    >
      <span className={classes.icon}>
        <RowPicture row={row} />
      </span>
      <span className={classes.text}>
        <span className={classes.name}>
          {row.kind === 'typed' ? (
            <Trans>
              “<mark>{words}</mark>” som skrevet
            </Trans>
          ) : (
            <Marked name={row.kind === 'had' ? row.item.name : row.goods.name} typed={termOf(typed)} />
          )}
        </span>
        <Note row={row} />
      </span>
      {shop && (
        <span className={classes.end}>
          <Price amount={shop.price} country={country} size="list" />
          <small>
            <Trans>fra, hos {chain}</Trans>
          </small>
        </span>
      )}
      {row.kind === 'typed' && (
        <span className={classes.key} aria-hidden="true">
          Enter
        </span>
      )}
    </div>
  )
}

function RowPicture({ row }: { row: Row }) {
  if (row.kind === 'typed') return <Icon name="note-pencil" />
  if (row.kind === 'had') return <Icon name="clock-counter-clockwise" />
  return <Picture src={row.goods.imageUrl} tint={row.goods.tint} size="xxs" />
}

/** A name in which what is typed stands out. */
function Marked({ name, typed }: { name: string; typed: string }) {
  const [start, end] = typedPlace(name, typed) ?? [0, 0]
  return (
    <>
      {name.slice(0, start)}
      {end > start && <mark>{name.slice(start, end)}</mark>}
      {name.slice(end)}
    </>
  )
}

/** How many it was, and where, the last time; or which goods are meant. */
function Note({ row }: { row: Row }) {
  const { t } = useLingui()
  const { note } = itemSuggestions()
  if (row.kind === 'typed') return null
  if (row.kind === 'goods') {
    const text = noteOfGoods(row.goods) ?? t`ingen tilbud nu`
    return text && <span className={note}>{text}</span>
  }
  const { placeName, quantity: count } = row.item
  const told = [placeName, count > 1 ? t`${count} stk.` : null].filter((part) => part !== null).join(' · ')
  if (told === '') return null
  return (
    <span className={note}>
      <Trans>{told}, som sidst</Trans>
    </span>
  )
}

/** The kinds of goods; undefined if no chain has them on offer. */
const noteOfGoods = ({ kinds, shops }: SuggestedGoods): string | undefined =>
  shops?.length === 0 ? undefined : kinds.join(', ')
