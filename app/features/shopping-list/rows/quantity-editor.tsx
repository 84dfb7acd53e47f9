import { Trans, useLingui } from '@lingui/react/macro'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { listItem, quiet } from 'styled-system/recipes'
import type { ActorRefFrom } from 'xstate'
import { heldQuantity, parseQuantity } from '#app/domain/list/list-change.ts'
import { Stepper } from '#app/ui/stepper/stepper.tsx'
import type { quantityEditorMachine } from '#machines/quantity-editor/quantity-editor.machine.ts'

type Properties = {
  name: string
  text: string
  actor: ActorRefFrom<typeof quantityEditorMachine>
}

/**
 * The numeric input of an item's quantity (§4, Item row). It is left when neither it nor its buttons have
 * the focus; 0 removes the item.
 */
export function QuantityEditor({ name, text, actor }: Properties) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const quantity = parseQuantity(text)
  const step = (by: number) => {
    if (quantity === null) return
    actor.send({ type: 'text.changed', text: String(heldQuantity(Math.max(quantity + by, 0))) })
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Keeps the event from the panel, and from the dialog that it is on a phone.
    event.preventDefault()
    event.stopPropagation()
    actor.send({ type: event.key === 'Enter' ? 'input.blurred' : 'escape.pressed' })
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
      actor.send({ type: 'input.blurred' })
  }
  return (
    <fieldset className={listItem().editor} onBlur={leave} onKeyDown={pressKey}>
      <span className={quiet()} aria-hidden="true">
        <Trans>Antal</Trans>
      </span>
      <Stepper
        labels={{ less: t`En færre`, more: t`En mere` }}
        onLess={() => step(-1)}
        onMore={() => step(1)}
        isAtLeast={quantity === 0}
        field={{
          ref: input,
          value: text,
          'aria-label': t`Antal af ${name}`,
          onChange: (event) => actor.send({ type: 'text.changed', text: event.target.value }),
        }}
      />
    </fieldset>
  )
}
