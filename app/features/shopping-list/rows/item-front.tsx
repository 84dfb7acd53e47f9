import { Plural, useLingui } from '@lingui/react/macro'
import { type RefObject, useDeferredValue } from 'react'
import { type listItem, readAloud } from 'styled-system/recipes'
import { costOf, type Part, type Priced } from '#app/domain/list/list-price.ts'
import type { ViewedItem } from '#app/domain/list/list-projection.ts'
import type { Deed } from '#app/domain/list/people-on-list.ts'
import { addDays, type Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { hardSpace } from '#app/domain/locale/numbers.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { shownDays, withoutDays } from '#app/domain/offers/offers.ts'
import { formatAmount } from '#app/domain/prices/money.ts'
import type { PriceVerdict } from '#app/domain/prices/verdicts.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import type { RowNeed } from '#app/flows/list/use-needs.ts'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { ItemDeed } from '../sharing/item-deed.tsx'
import { ItemPicture } from './item-picture.tsx'
import { NeedOffer, NeedUnknown, NeedWithoutOffer, RoomForOffer } from './need-offer.tsx'
import { RowVerdict } from './row-verdict.tsx'
import { useQuantityText } from './use-quantity-text.ts'
import { useRuleText } from './use-rule-text.ts'

type Classes = ReturnType<typeof listItem>

type Properties = {
  item: ViewedItem
  country: Country
  today: Day
  hasChain: boolean
  /** The verdict on the price of its offer. */
  verdict: PriceVerdict | undefined
  /** What is known of today's offer for a typed item. */
  need: RowNeed
  /** Who ticked it, or else added it, on a shared list. */
  deed: Deed | undefined
  classes: Classes
  quantityButton: RefObject<HTMLButtonElement | null>
  onTicked: () => void
  onNeedTaken: (offer: OfferSummary) => void
  onOthers: () => void
  /** Absent while the quantity is being edited, because the editor replaces the button. */
  onQuantityPressed: (() => void) | undefined
}

/** The front of an item's row: tick, picture, name, days, price and quantity. */
export function ItemFront(properties: Properties) {
  const { item, country, today, hasChain, verdict, need, deed } = properties
  const { classes, quantityButton, onTicked, onNeedTaken, onOthers, onQuantityPressed } = properties
  const { t } = useLingui()
  const { name, checked } = item
  const wanted = useQuantityText()(item)
  const offer = typeof need === 'object' ? need : undefined
  return (
    <>
      <button
        type="button"
        className={classes.tick}
        aria-pressed={checked}
        aria-label={t`Hentet: ${name}`}
        onClick={onTicked}
      >
        <i>{checked && <Icon name="check" />}</i>
      </button>
      <ItemPicture item={item} className={classes.picture} />
      <div className={classes.text}>
        <b className={classes.name}>{breakableName(name)}</b>
        <ItemMeta
          item={item}
          country={country}
          today={today}
          hasChain={hasChain}
          verdict={verdict}
          deed={deed}
          classes={classes}
        />
      </div>
      <div className={classes.end}>
        {!offer && <ItemPrice item={item} country={country} />}
        {onQuantityPressed && (
          <button
            ref={quantityButton}
            type="button"
            className={classes.quantity}
            aria-label={t`${wanted} af ${name}. Ret antal`}
            onClick={onQuantityPressed}
          >
            <span>{wanted}</span>
          </button>
        )}
      </div>
      {offer && (
        <NeedOffer
          item={item}
          offer={offer}
          country={country}
          classes={classes}
          onTaken={() => onNeedTaken(offer)}
          onOthers={onOthers}
        />
      )}
      {need === 'none' && <NeedWithoutOffer item={item} classes={classes} onOthers={onOthers} />}
      {need === undefined && item.rule && !checked && (
        <NeedUnknown item={item} classes={classes} onOthers={onOthers} />
      )}
      {need === 'awaited' && <RoomForOffer classes={classes} />}
    </>
  )
}

type MetaProperty = 'item' | 'country' | 'today' | 'hasChain' | 'verdict' | 'deed' | 'classes'
type MetaProperties = Pick<Properties, MetaProperty>

/** The line under the name: chain, size and days, or the typed place; and how it is sold, if not by the piece. */
function ItemMeta({ item, country, today, hasChain, verdict, deed, classes }: MetaProperties) {
  const { t } = useLingui()
  const ruleText = useRuleText()
  // Deferred out of the frame of a press, because text that comes and goes causes a new layout of the row.
  const isPending = useDeferredValue(item.isPending)
  const hasWords = item.subText !== '' || item.rule !== undefined || (hasChain && item.chainName !== null)
  return (
    <p className={classes.meta}>
      {hasChain && item.chainName !== null && (
        <>
          <ChainTile name={item.chainName} />{' '}
        </>
      )}
      <ItemDays item={item} country={country} today={today} classes={classes} />
      {item.rule && `${item.subText ? ' · ' : ''}${ruleText(item.rule, country)}`}
      {verdict && (
        <>
          {' '}
          <RowVerdict verdict={verdict} classes={classes} />
        </>
      )}
      {item.subPriceText && ` · ${item.subPriceText}`}
      {item.isHighlighted && ` · ${t`Sponsoreret`}`}
      {item.correction === 'price' && ` · ${t`Prisen er rettet`}`}
      {item.correction === 'withdrawn' && ` · ${t`Tilbuddet er trukket tilbage`}`}
      {deed && (
        <>
          {hasWords && ' · '}
          <ItemDeed deed={deed} />
        </>
      )}{' '}
      {isPending && (
        <span className={classes.pending}>
          <Icon name="clock-counter-clockwise" /> {t`Ikke sendt endnu`}
        </span>
      )}
    </p>
  )
}

/** The text under the name; an offer that ends today or tomorrow says so instead of its days. */
function ItemDays({ item, country, today, classes }: Omit<MetaProperties, 'hasChain' | 'verdict' | 'deed'>) {
  const { t } = useLingui()
  const { startDate, endDate, isExpired } = item
  const size = withoutDays(item.subText)
  if (startDate === null || endDate === null || size === item.subText) return item.subText
  const days = shownDays({ startDate, endDate }, country)
  // The shopper has a ticked item already.
  const isUrgent = !isExpired && !item.checked
  const lastDay = isUrgent && endDate === today && t`sidste dag i dag`
  const dayBefore = isUrgent && endDate === addDays(today, 1) && t`slutter i morgen`
  const words = lastDay || dayBefore
  return (
    <>
      {size}
      <span className={words ? classes.ends : classes.days}>{words || days}</span>
    </>
  )
}

/**
 * What the row costs, with what it is made of beside it: `2 × 12,00`, or `35,00` and `+ 20,00`. An ended
 * offer says so instead; a typed item has no price, nor has a part of a deal whose single price is unknown.
 */
export function ItemPrice({ item, country }: { item: Priced; country: Country }) {
  const { t } = useLingui()
  const { amount, parts, withoutPrice: numberWithoutPrice } = costOf(item)
  if (item.isExpired) return <small>{t`Udløbet`}</small>
  if (parts.length === 0 && !item.unitsPrice) {
    return (
      <small>
        <span aria-hidden="true">–</span>
        <span className={readAloud()}>{t`uden pris`}</span>
      </small>
    )
  }
  const isSum = parts.length > 1 || parts.some(({ count }) => count > 1)
  return (
    <>
      {parts.length > 0 && <Price amount={amount} country={country} size="list" />}
      {isSum &&
        parts.map((part, index) => (
          <small key={part.price}>
            {index > 0 && `+${hardSpace}`}
            {textOfPart(part, country)}
          </small>
        ))}
      {numberWithoutPrice > 0 && (
        <small>
          <Plural value={numberWithoutPrice} one="# uden pris" other="# uden pris" />
        </small>
      )}
    </>
  )
}

function textOfPart({ count, price }: Part, country: Country): string {
  const amount = formatAmount(price, country)
  return count > 1 ? `${count}${hardSpace}×${hardSpace}${amount}` : amount
}
