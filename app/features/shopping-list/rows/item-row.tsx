import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, type KeyboardEvent, memo, useEffect, useRef } from 'react'
import { listItem } from 'styled-system/recipes'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import type { ViewedItem } from '#app/domain/list/list-projection.ts'
import { takingOf } from '#app/domain/list/need-cost.ts'
import { askedAs } from '#app/domain/list/needs.ts'
import { type Deed, isSameDeed } from '#app/domain/list/people-on-list.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import type { PriceVerdict } from '#app/domain/prices/verdicts.ts'
import { inspect } from '#app/flows/inspect.ts'
import { LatePart, latePart } from '#app/flows/late/late-part.tsx'
import type { RowNeed } from '#app/flows/list/use-needs.ts'
import { tellFailure } from '#app/flows/messages/tell-failure.ts'
import { useNotify } from '#app/flows/messages/use-notify.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'
import { needRuleMachine } from '#machines/need-rule/need-rule.machine.ts'
import { quantityEditorMachine } from '#machines/quantity-editor/quantity-editor.machine.ts'
import { swipeRowMachine } from '#machines/swipe-row/swipe-row.machine.ts'
import { focusFirst, focusFront, passFocusOn } from '../focus/row-focus.ts'
import { useLateActor } from '../use-late-actor.ts'
import { ItemFront } from './item-front.tsx'
import { QuantityEditor } from './quantity-editor.tsx'
import { useRowActions } from './row-actions.ts'
import { useSwipe } from './use-swipe.ts'

const ruleSheet = latePart(() => import('./need-rule-sheet.tsx'))

type Properties = {
  item: ViewedItem
  country: Country
  today: Day
  /** Whether each row names its chain, because the rows are not grouped by chain. */
  hasChain: boolean
  verdict: PriceVerdict | undefined
  /** What is known of today's offer for it, if it was typed. */
  need: RowNeed
  /** Who ticked it, or else added it, on a shared list. */
  deed: Deed | undefined
  /** Whether the shopper has just added it. */
  hasArrived: boolean
  /** Whether to show the shopper, once, that rows have actions behind them. */
  isHinting: boolean
}

/** An item of the list (§4, Item row). Its machines are created when it is first pressed. */
export const ItemRow = memo(function ItemRow(properties: Properties) {
  const { item, country, today, hasChain, verdict, need, deed, hasArrived, isHinting } = properties
  const { i18n, t } = useLingui()
  const notify = useNotify()
  const actions = useRowActions()
  const { uuid, name, quantity, checked } = item
  const root = useRef<HTMLDivElement>(null)
  const remove = () => {
    passFocusOn(root.current)
    actions.change({ kind: 'remove', itemUuid: uuid })
  }

  const [isOpen, wakeSwipe] = useLateActor(() => {
    const row = createActor(swipeRowMachine, { inspect, input: { hint: isHinting ? 'shown' : 'none' } })
    row.on('row.opened', () => actions.rowOpened(uuid, row))
    row.on('row.closed', () => actions.rowClosed(uuid))
    // A row that is drawn no more is not open either.
    row.subscribe({ complete: () => actions.rowClosed(uuid) })
    row.on('hint.shown', actions.hintShown)
    return row
  }, isShowingActions)
  const [editor, wakeEditor] = useLateActor(() => {
    const saveQuantity = fromPromise<void, { quantity: number }>(({ input }) =>
      actions.saveQuantity(uuid, input.quantity),
    )
    const machine = quantityEditorMachine.provide({ actors: { saveQuantity } })
    const actor = createActor(machine, { inspect, input: { quantity } })
    actor.on('removal.requested', remove)
    actor.on('text.ignored', ({ quantity: kept }) => {
      const count = i18n.number(kept)
      notify(t`Antallet skal være et helt tal. Det er stadig ${count}.`)
    })
    actor.on('save.failed', ({ error }) => tellFailure(error))
    return actor
  }, asItIs)
  const isRuled = useRef(false)
  const [ruling, wakeRuling] = useLateActor(() => {
    const sheet = createActor(needRuleMachine, { inspect })
    sheet.on('rule.set', ({ rule }) => {
      isRuled.current = true
      actions.change({ kind: 'set-rule', itemUuid: uuid, rule })
    })
    return sheet
  }, asItIsRuled)
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
  const take = (offer: OfferSummary) => {
    passFocusOn(root.current)
    actions.change(takingOf(item, offer, { country, today }))
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

  // Keyboard focus on an action opens the row; focus that leaves the actions closes it.
  const uncover = ({ target }: FocusEvent) => {
    if (isAction(target) && target.matches(':focus-visible')) wakeSwipe().send({ type: 'row.open' })
  }
  const cover = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    if (!isOpen || !isAction(target) || isAction(relatedTarget)) return
    // Only if the focus goes to another control. A press on something that cannot have the focus leaves the row open.
    if (relatedTarget instanceof Node && !relatedTarget.contains(currentTarget)) close()
  }

  const isRuling = ruling?.hasTag('open') ?? false
  useEffect(() => {
    // What opened the sheet goes while the server is asked about the new rule.
    if (!isRuling && isRuled.current) focusFirst(root.current)
    isRuled.current = false
  }, [isRuling])

  const quantityButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    // Returns the keyboard focus to the quantity after editing.
    if (wasEditing.current && !isEditing && document.activeElement === document.body)
      quantityButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  // These events bubble up from the row's buttons.
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
          verdict={verdict}
          need={need}
          deed={deed}
          classes={classes}
          quantityButton={quantityButton}
          onTicked={toggle}
          onNeedTaken={take}
          onOthers={() => wakeRuling().send({ type: 'sheet.opened', rule: item.rule })}
          onQuantityPressed={isEditing ? undefined : edit}
        />
        {editor && isEditing && (
          <QuantityEditor name={name} text={editor.context.text} actor={wakeEditor()} />
        )}
      </div>
      {ruling && isRuling && (
        <LatePart
          code={ruleSheet}
          renderMissing={(missing) => (
            <MissingPart
              place="inline"
              {...missing}
              onDismissed={() => wakeRuling().send({ type: 'sheet.left' })}
            />
          )}
        >
          {(NeedRuleSheet) => (
            <NeedRuleSheet name={name} country={country} actor={wakeRuling()} snapshot={ruling} />
          )}
        </LatePart>
      )}
      <div className={classes.actions} data-actions>
        {/* The tick does the same, so the keyboard and screen readers skip this button in a closed row. */}
        <button
          type="button"
          className={classes.check}
          tabIndex={isOpen ? 0 : -1}
          aria-hidden={!isOpen}
          aria-label={checked ? t`Ikke hentet: ${name}` : t`Hentet: ${name}`}
          onClick={toggle}
        >
          <Icon name={checked ? 'arrow-counter-clockwise' : 'check'} />
          {checked ? t`Ikke hentet` : t`Hentet`}
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
const asItIsRuled = (sheet?: SnapshotFrom<typeof needRuleMachine>) => sheet
const asItIs = (editor?: SnapshotFrom<typeof quantityEditorMachine>) => editor

/** Whether an element is one of the action buttons behind a row's front. */
const isAction = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-actions]') !== null

/** Whether a row would render the same. Needed because each answer of the server brings new item objects. */
function isSameRow(a: Properties, b: Properties): boolean {
  return (
    a.country === b.country &&
    a.today === b.today &&
    a.hasChain === b.hasChain &&
    a.verdict === b.verdict &&
    a.need === b.need &&
    isSameDeed(a.deed, b.deed) &&
    a.hasArrived === b.hasArrived &&
    a.isHinting === b.isHinting &&
    isSameItem(a.item, b.item)
  )
}

/** Compares items by their fields. The place in the shop is skipped: it only sorts the items. */
function isSameItem(a: ViewedItem, b: ViewedItem): boolean {
  if (a === b) return true
  const keys = Object.keys(a) as (keyof ViewedItem)[]
  return (
    keys.every((key) => key === 'storePlacement' || key === 'rule' || a[key] === b[key]) &&
    askedAs(a) === askedAs(b)
  )
}
