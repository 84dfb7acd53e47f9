import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo, useRef } from 'react'
import { button, shopMode } from 'styled-system/recipes'
import type { ViewedItem } from '#app/domain/list/list-projection.ts'
import { deedOf, peopleOn } from '#app/domain/list/people-on-list.ts'
import { chainsToVisit, roundThrough } from '#app/domain/list/shop-round.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useModal } from '#app/ui/modal/use-modal.ts'
import type { ListOfShopper, Shopper } from '../list-of-shopper.ts'
import { ListStatus } from '../overview/list-status.tsx'
import { ShopDone } from './shop-done.tsx'
import { ShopFoot } from './shop-foot.tsx'
import { ShopHead } from './shop-head.tsx'
import { ShopRow } from './shop-row.tsx'
import type { ShopModeActor } from './use-shop-mode.ts'

type Properties = {
  actor: ShopModeActor
  list: ListOfShopper
  view: NonNullable<ListOfShopper['view']>
  shopper: Shopper
}

/** Before its row sinks, the focus of a keyboard goes to the row after it, or else to the title. */
function passFocusOn(row: HTMLElement, title: HTMLElement | null): void {
  const rows = [...(row.closest('dialog')?.querySelectorAll<HTMLElement>('[data-shop-row]') ?? [])]
  const place = rows.indexOf(row)
  const next = rows[place + 1] ?? rows[place - 1] ?? title
  next?.focus({ preventScroll: true })
}

/** The shop mode (§4): one chain, large rows in the order of its aisles, and what is left. */
export default function ShopSheet({ actor, list, view, shopper }: Properties) {
  const { t } = useLingui()
  const title = useRef<HTMLHeadingElement>(null)
  const snapshot = useSelector(actor, (mode) => mode)
  const modal = useModal(() => actor.send({ type: 'escape.pressed' }), title)
  const { chain, walks, ticked } = snapshot.context
  const { country, items } = view
  const round = useMemo(() => roundThrough(items, { chain, walks, country }), [items, chain, walks, country])
  const people = useMemo(() => peopleOn(view), [view])
  const chains = useMemo(() => chainsToVisit(items), [items])
  const next = chains.find(({ chainName, left }) => chainName !== chain && left > 0)
  const leave = () => actor.send({ type: 'shopping.left' })
  // The pressed button goes, or leads elsewhere now: the title, which says what is left, gets the focus.
  const focusTitle = () => title.current?.focus({ preventScroll: true })
  const goOn =
    next &&
    (() => {
      actor.send({ type: 'chain.chosen', chain: next.chainName })
      focusTitle()
    })
  const undo = () => {
    actor.send({ type: 'undo.pressed' })
    focusTitle()
  }
  const nextName = next?.chainName
  const tickedName = ticked?.name
  const isDone = round.left.length === 0
  const classes = shopMode()
  const press = ({ uuid, name, checked }: ViewedItem, row: HTMLElement) => {
    if (row.contains(document.activeElement)) passFocusOn(row, title.current)
    if (checked) actor.send({ type: 'item.unticked', uuid })
    else actor.send({ type: 'item.ticked', uuid, name })
  }
  // A head is in the row under it, so that no row is made anew, and loses the focus, when one before it is ticked.
  const rowOf = (item: ViewedItem, head: ReactNode) => (
    <li key={item.uuid}>
      {head && <h3 className={classes.aisle}>{head}</h3>}
      <ShopRow
        item={item}
        country={country}
        deed={deedOf(item, people)}
        today={dayIn(country, new Date())}
        onPressed={press}
      />
    </li>
  )
  return (
    <dialog
      {...modal}
      // In React these bubble, to the panel's dialog, which would close too.
      onCancel={(event) => {
        event.stopPropagation()
        modal.onCancel(event)
      }}
      onClose={(event) => event.stopPropagation()}
      className={classes.root}
      aria-label={chain ? t`Indkøb i ${chain}` : t`Indkøb`}
    >
      <div className={classes.sheet}>
        <ShopHead actor={actor} snapshot={snapshot} title={title} view={view} round={round} chains={chains} />
        <ListStatus sync={list.sync} numberPending={list.numberPending} next={shopper.next} />
        <div className={classes.body}>
          {isDone && <ShopDone chain={chain} fetched={round.fetched.length} next={next} />}
          <ul>
            {round.aisles.flatMap(({ part, items: ofAisle }) =>
              ofAisle.map((item, index) => rowOf(item, index === 0 && (part ?? <Trans>Andre varer</Trans>))),
            )}
            {round.fetched.map((item, index) => rowOf(item, index === 0 && <Trans>Hentet</Trans>))}
          </ul>
        </div>
        <div role="status" className={classes.message}>
          {ticked && snapshot.hasTag('undoable') && (
            <div>
              <Icon name="check-circle" />
              <p>
                <Trans>{tickedName} er hentet</Trans>
              </p>
              <button type="button" onClick={undo}>
                <Trans>Fortryd</Trans>
              </button>
            </div>
          )}
        </div>
        {isDone ? (
          <div className={classes.ways}>
            {next && (
              <button type="button" className={button({ wide: true })} onClick={goOn}>
                <Trans>Videre til {nextName}</Trans>
              </button>
            )}
            <button
              type="button"
              className={button({ kind: next ? 'text' : 'brand', wide: true })}
              onClick={leave}
            >
              <Trans>Tilbage til sedlen</Trans>
            </button>
          </div>
        ) : (
          <ShopFoot left={round.left} country={country} next={nextName} onNext={goOn} />
        )}
      </div>
    </dialog>
  )
}
