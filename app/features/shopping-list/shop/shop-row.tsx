import { useLingui } from '@lingui/react/macro'
import { shopMode } from 'styled-system/recipes'
import type { ViewedItem } from '#app/domain/list/list-projection.ts'
import type { Deed } from '#app/domain/list/people-on-list.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ItemPrice } from '../rows/item-front.tsx'
import { ItemPicture } from '../rows/item-picture.tsx'
import { useQuantityText } from '../rows/use-quantity-text.ts'
import { useRuleText } from '../rows/use-rule-text.ts'
import { ItemDeed } from '../sharing/item-deed.tsx'

type Properties = {
  item: ViewedItem
  country: Country
  /** Who ticked it, or else added it, on a shared list. */
  deed: Deed | undefined
  today: Day
  onPressed: (item: ViewedItem, row: HTMLElement) => void
}

/** A row of the shop mode: the whole row ticks its item off, or takes that back. */
export function ShopRow({ item, country, deed, today, onPressed }: Properties) {
  const { t } = useLingui()
  const { name, checked, endDate, isExpired } = item
  const wanted = useQuantityText()(item)
  const ruleText = useRuleText()
  const classes = shopMode({ checked })
  return (
    <button
      type="button"
      className={classes.row}
      data-shop-row
      aria-pressed={checked}
      onClick={({ currentTarget }) => onPressed(item, currentTarget)}
    >
      <i className={classes.tick}>{checked && <Icon name="check" />}</i>
      {!checked && <ItemPicture item={item} className={classes.picture} />}
      <span className={classes.text}>
        <b className={classes.name}>{breakableName(name)}</b>{' '}
        <span className={classes.meta}>
          <b>{wanted}</b>
          {item.rule && ` · ${ruleText(item.rule, country)}`}
          {!checked && !isExpired && endDate === today && (
            <span className={classes.ends}> · {t`sidste dag i dag`}</span>
          )}
          {deed && (
            <>
              {' · '}
              <ItemDeed deed={deed} />
            </>
          )}
        </span>
      </span>{' '}
      <span className={classes.price}>
        <ItemPrice item={item} country={country} />
      </span>
    </button>
  )
}
