import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, type KeyboardEvent, memo, useEffect, useRef } from 'react'
import { listItem } from 'styled-system/recipes'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import type { ViewedItem } from '#app/domain/list/list-projection.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { quantityEditorMachine } from '#machines/quantity-editor/quantity-editor.machine.ts'
import { swipeRowMachine } from '#machines/swipe-row/swipe-row.machine.ts'
import { focusFront, passFocusOn } from '../focus/row-focus.ts'
import { useLateActor } from '../use-late-actor.ts'
import { ItemFront } from './item-front.tsx'
import { QuantityEditor } from './quantity-editor.tsx'
import { useRowActions } from './row-actions.ts'
import { useSwipe } from './use-swipe.ts'

type Properties = {
  item: ViewedItem
  country: Country
  today: Day
  /** Said on each row where rows do not stand under their chain. */
  hasChain: boolean
  /** The other person who ticked it. */
  fetchedBy: string | undefined
  /** The shopper has just put it on the list. */
  hasArrived: boolean
  /** Shows the shopper, once, that rows have something behind them. */
  isHinting: boolean
}

/** An item of the list (Specification §4, Item row). Its flows are made when it is first pressed. */
export const ItemRow = memo(function ItemRow(properties: Properties) {
  const { item, country, today, hasChain, fetchedBy, hasArrived, isHinting } = properties
  const { t } = useLingui()
  const actions = useRowActions()
  const { uuid, name, quantity, checked } = item
  const root = useRef<HTMLDivElement>(null)
  const remove = () => {
    passFocusOn(root.current)
    actions.change({ kind: 'remove', itemUuid: uuid })
  }

  const [isOpen, wakeSwipe] = useLateActor(() => {
    const row = createActor(swipeRowMachine, { input: { hint: isHinting ? 'shown' : 'none' } })
    row.on('row.opened', () => actions.rowOpened(row))
    row.on('hint.shown', actions.hintShown)
    return row
  }, isShowingActions)
  const [editor, wakeEditor] = useLateActor(() => {
    const saveQuantity = fromPromise<void, { quantity: number }>(({ input }) =>
      actions.saveQuantity(uuid, input.quantity),
    )
    const machine = quantityEditorMachine.provide({ actors: { saveQuantity } })
    const actor = createActor(machine, { input: { quantity } })
    actor.on('removal.requested', remove)
    actor.on('save.failed', ({ error }) => reportError(error))
    return actor
  }, asItIs)
  useEffect(() => {
    if (isHinting) wakeSwipe()
  }, [isHinting, wakeSwipe])

  const isEditing = editor?.matches({ field: 'editing' }) ?? false
  const close = () => {
    if (isOpen) wakeSwipe().send({ type: 'row.close' })
  }
  const toggle = () => {
    focusFront(root.current)
    close()
    actions.change({ kind: checked ? 'uncheck' : 'check', itemUuid: uuid })
  }
  const edit = () => {
    close()
    const actor = wakeEditor()
    actor.send({ type: 'quantity.updated', quantity })
    actor.send({ type: 'editor.opened' })
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    event.stopPropagation()
    focusFront(root.current)
    close()
  }

  // The keyboard opens a row by reaching what is under its front, and closes it by leaving.
  const uncover = ({ target }: FocusEvent) => {
    if (isAction(target) && target.matches(':focus-visible')) wakeSwipe().send({ type: 'row.open' })
  }
  const cover = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    if (!isOpen || !isAction(target) || isAction(relatedTarget)) return
    // To another control, that is. A press on what cannot have the focus leaves the row as it is.
    if (relatedTarget instanceof Node && !relatedTarget.contains(currentTarget)) close()
  }

  const quantityButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    // Who has typed goes on from where they were.
    if (wasEditing.current && !isEditing && document.activeElement === document.body)
      quantityButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  // All of it comes from the buttons in the row.
  const heard = { onKeyDown: pressKey, onFocus: uncover, onBlur: cover }
  const saving = editor?.hasTag('busy') ?? false
  const classes = listItem({ open: isOpen, checked, saving, arrived: hasArrived })
  return (
    <div ref={root} className={classes.root} {...heard}>
      <div className={classes.front} {...useSwipe(wakeSwipe)}>
        <ItemFront
          item={item}
          country={country}
          today={today}
          hasChain={hasChain}
          fetchedBy={fetchedBy}
          classes={classes}
          quantityButton={quantityButton}
          onTicked={toggle}
          onQuantityPressed={isEditing ? undefined : edit}
        />
        {editor && isEditing && (
          <QuantityEditor name={name} text={editor.context.text} actor={wakeEditor()} />
        )}
      </div>
      <div className={classes.actions} data-actions>
        {/* The tick does it too, so a closed row needs it only where it is seen. */}
        <button
          type="button"
          className={classes.check}
          tabIndex={isOpen ? 0 : -1}
          aria-hidden={!isOpen}
          aria-label={checked ? t`Mangler: ${name}` : t`Hentet: ${name}`}
          onClick={toggle}
        >
          <Icon name={checked ? 'arrow-counter-clockwise' : 'check'} />
          {checked ? t`Mangler` : t`Hentet`}
        </button>
        <button type="button" className={classes.remove} aria-label={t`Fjern: ${name}`} onClick={remove}>
          <Icon name="trash" />
          {t`Fjern`}
        </button>
      </div>
    </div>
  )
}, isSameRow)

const isShowingActions = (row?: SnapshotFrom<typeof swipeRowMachine>) => row?.hasTag('open') ?? false
const asItIs = (editor?: SnapshotFrom<typeof quantityEditorMachine>) => editor

/** Whether something is one of the buttons under a row's front. */
const isAction = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-actions]') !== null

/** Whether a row would be drawn the same: the server's answer makes all items anew. */
function isSameRow(a: Properties, b: Properties): boolean {
  return (
    a.country === b.country &&
    a.today === b.today &&
    a.hasChain === b.hasChain &&
    a.fetchedBy === b.fetchedBy &&
    a.hasArrived === b.hasArrived &&
    a.isHinting === b.isHinting &&
    isSameItem(a.item, b.item)
  )
}

/** What is drawn of an item is plain values; where it stands in the shop only orders it. */
function isSameItem(a: ViewedItem, b: ViewedItem): boolean {
  if (a === b) return true
  const keys = Object.keys(a) as (keyof ViewedItem)[]
  return keys.every((key) => key === 'storePlacement' || a[key] === b[key])
}
