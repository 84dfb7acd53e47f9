import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { button, iconButton, tripSheet } from 'styled-system/recipes'
import type { ViewedItem } from '#app/domain/list/list-projection.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { weekdayAndDay } from '#app/domain/offers/offer-period.ts'
import { formatPlainPrice } from '#app/domain/prices/money.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import type { TripChoice } from '#app/domain/trip/trip-choices.ts'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ItemPicture } from '../rows/item-picture.tsx'
import { useQuantityText } from '../rows/use-quantity-text.ts'
import type { ShownTrip, TripActor, TripSnapshot } from './shown-trip.ts'
import { TripRow } from './trip-row.tsx'

type Properties = {
  actor: TripActor
  snapshot: TripSnapshot
  shown: ShownTrip
  country: Country
  /** What was pressed may go with the plan that comes. */
  onChosen: () => void
  /** What stands below them. */
  children: React.ReactNode
}

/** The shops of the plan in their order, with what is bought there, what has no price, and what the shopper left out. */
export function TripShops({ actor, snapshot, shown, country, onChosen, children }: Properties) {
  const { t } = useLingui()
  const choose = (choice: TripChoice) => {
    actor.send({ type: 'choice.made', choice })
    onChosen()
  }
  const takeAlong = ({ name }: { name: string }) => t`Tag med: ${name}`
  const { plan, unpriced, leftOut, excluded } = shown
  const classes = tripSheet()
  return (
    <div className={classes.shops} aria-busy={snapshot.hasTag('planning')}>
      <ol aria-label={t`Butikker på turen`}>
        {plan.chains.map(({ id, name, amount, toldUntil, lines }, index) => {
          const sum = formatPlainPrice(amount, country)
          const day = toldUntil && weekdayAndDay(toldUntil, country)
          return (
            <li key={id}>
              <div className={classes.shop}>
                <h3>
                  <i aria-hidden="true">{index + 1}</i> <ChainTile name={name} size="lg" />{' '}
                  <small>
                    <Plural value={lines.length} one="# vare" other="# varer" /> · {sum}
                  </small>
                </h3>
                <button
                  type="button"
                  className={button({ kind: 'text' })}
                  aria-label={t`Ikke denne: ${name}`}
                  onClick={() => choose({ kind: 'exclude', chainId: id })}
                >
                  <Trans>Ikke denne</Trans>
                </button>
              </div>
              {day && (
                <p className={classes.untold}>
                  <Trans>Tilbud efter {day} er ikke ude endnu.</Trans>
                </p>
              )}
              <ul>
                {lines.map((line) => (
                  <TripRow
                    key={line.itemUuid}
                    line={line}
                    chain={{ id, name }}
                    snapshot={snapshot}
                    shown={shown}
                    country={country}
                    onChosen={choose}
                  />
                ))}
              </ul>
            </li>
          )
        })}
      </ol>
      {unpriced.length > 0 && (
        <section>
          <h3>
            <Trans>Uden pris, tag dem hvor du vil</Trans>
          </h3>
          <ul>
            {unpriced.map((item) => (
              <PlainRow key={item.uuid} item={item}>
                <span />
                <LeaveOut
                  name={item.name}
                  onPressed={() => choose({ kind: 'leave-out', itemUuid: item.uuid })}
                />
              </PlainRow>
            ))}
          </ul>
        </section>
      )}
      {leftOut.length > 0 && (
        <section>
          <h3>
            <Trans>Udeladt på denne tur</Trans>
          </h3>
          <ul>
            {leftOut.map((item) => (
              <PlainRow key={item.uuid} item={item} isLeftOut>
                <button
                  type="button"
                  className={button({ kind: 'text' })}
                  aria-label={takeAlong(item)}
                  onClick={() => choose({ kind: 'take-along', itemUuid: item.uuid })}
                >
                  <Trans>Tag med</Trans>
                </button>
              </PlainRow>
            ))}
          </ul>
        </section>
      )}
      {excluded.length > 0 && (
        <section>
          <h3>
            <Trans>Butikker, du ikke vil i</Trans>
          </h3>
          <ul>
            {excluded.map(({ id, name }) => (
              <li key={id} className={classes.shop}>
                <ChainTile name={name} size="lg" />
                <button
                  type="button"
                  className={button({ kind: 'text' })}
                  aria-label={takeAlong({ name })}
                  onClick={() => choose({ kind: 'admit', chainId: id })}
                >
                  <Trans>Tag med</Trans>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {children}
    </div>
  )
}

type PlainProperties = { item: ViewedItem; isLeftOut?: boolean; children: React.ReactNode }

/** An item without a price on this trip. */
function PlainRow({ item, isLeftOut = false, children }: PlainProperties) {
  const classes = tripSheet({ leftOut: isLeftOut })
  const wanted = useQuantityText()(item)
  return (
    <li className={classes.row}>
      <ItemPicture item={item} className={classes.picture} />
      <span className={classes.text}>
        <b>{breakableName(item.name)}</b>{' '}
        <small>{isLeftOut ? <Trans>bliver på sedlen</Trans> : wanted}</small>
      </span>
      {children}
    </li>
  )
}

/** The button that leaves an item out. */
export function LeaveOut({ name, onPressed }: { name: string; onPressed: () => void }) {
  const { t } = useLingui()
  return (
    <button type="button" className={iconButton()} aria-label={t`Udelad ${name}`} onClick={onPressed}>
      <Icon name="minus" />
    </button>
  )
}
