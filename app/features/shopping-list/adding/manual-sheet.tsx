import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId, useRef } from 'react'
import { button, listSheet } from 'styled-system/recipes'
import type { ActorRefFrom } from 'xstate'
import { maximumNameLength } from '#app/domain/list/shopping-list.ts'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Stepper } from '#app/ui/stepper/stepper.tsx'
import type { manualAddMachine } from '#machines/manual-add/manual-add.machine.ts'
import { PanelSheet } from '../panel/panel-sheet.tsx'

type Properties = {
  actor: ActorRefFrom<typeof manualAddMachine>
  /** Whether the list can hold another item. */
  hasRoom: boolean
  onDismissed: () => void
}

/** The sheet for typing an item (§2.10, §5). */
export function ManualSheet({ actor, hasRoom, onDismissed }: Properties) {
  const { t } = useLingui()
  const id = useId()
  const name = useRef<HTMLInputElement>(null)
  const amount = useRef<HTMLInputElement>(null)
  const amountErrorId = useId()
  const snapshot = useSelector(actor, (sheet) => sheet)
  const { itemName, placeName, quantity, quantityText } = snapshot.context
  const errors = snapshot.matches('nameless')
    ? [t`Skriv, hvad du skal huske.`]
    : snapshot.matches('full')
      ? [t`Sedlen er fuld. Der er plads til 1.000 varer. Fjern nogle, før du lægger flere på.`]
      : []
  const isUncounted = snapshot.matches('uncounted')
  const classes = listSheet()
  const submit = (wantsMore: boolean) => {
    actor.send({ type: 'item.submitted', hasRoom, wantsMore })
    const after = actor.getSnapshot()
    // The sheet is ready for another item: the focus returns to the name.
    if (after.status !== 'active') return name.current?.focus()
    if (after.matches('uncounted')) amount.current?.select()
    // Focuses the name even if it was wrong before and so nothing has changed.
    else name.current?.focus()
  }
  return (
    <PanelSheet title={<Trans>Skriv en vare selv</Trans>} initialFocus={name} onDismissed={onDismissed}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit(false)
        }}
      >
        <TextField
          ref={name}
          label={t`Vare`}
          name="itemName"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={maximumNameLength}
          required
          value={itemName}
          errors={errors}
          onChange={(event) => actor.send({ type: 'name.changed', name: event.target.value })}
        />
        <TextField
          label={t`Butik eller sted`}
          hint={t`Hvis du vil huske hvor.`}
          name="placeName"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={maximumNameLength}
          value={placeName}
          onChange={(event) => actor.send({ type: 'place.changed', place: event.target.value })}
        />
        <div className={classes.quantity}>
          <label htmlFor={id}>
            <Trans>Antal</Trans>
          </label>
          <Stepper
            labels={{ less: t`En færre`, more: t`En mere` }}
            onLess={() => actor.send({ type: 'quantity.decremented' })}
            onMore={() => actor.send({ type: 'quantity.incremented' })}
            isAtLeast={quantity === 1}
            field={{
              ref: amount,
              id,
              name: 'quantity',
              value: quantityText,
              'aria-invalid': isUncounted,
              'aria-describedby': amountErrorId,
              onChange: (event) => actor.send({ type: 'quantity.typed', text: event.target.value }),
              onBlur: () => actor.send({ type: 'quantity.left' }),
            }}
          />
          <p id={amountErrorId} className={classes.error} role="alert">
            {isUncounted && <Trans>Skriv et helt tal fra 1 til 999.999.</Trans>}
          </p>
        </div>
        <div className={classes.actions}>
          <button type="submit" className={button({ wide: true })}>
            <Trans>Læg på sedlen</Trans>
          </button>
          <button type="button" className={button({ kind: 'mild', wide: true })} onClick={() => submit(true)}>
            <Trans>Læg på, og skriv en til</Trans>
          </button>
        </div>
      </form>
    </PanelSheet>
  )
}
