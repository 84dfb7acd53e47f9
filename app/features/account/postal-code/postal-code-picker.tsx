import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { cx } from 'styled-system/css'
import { field, iconButton, postalCode } from 'styled-system/recipes'
import { loadPostalCodes } from '#app/flows/account/postal-codes.actor.ts'
import { inspect } from '#app/flows/inspect.ts'
import { tellFailure } from '#app/flows/messages/tell-failure.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { Field } from '#app/ui/field/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import {
  type PostalCodePickerEvent,
  postalCodePickerMachine,
} from '#machines/postal-code-picker/postal-code-picker.machine.ts'
import { optionId, PostalCodeList } from './postal-code-list.tsx'

const pickerMachine = postalCodePickerMachine.provide({ actors: { loadPostalCodes } })

type Properties = {
  name: string
  value: string
  errors: readonly string[]
  change: (code: string) => void
}

/** The machine's event for each key; a key that the machine cannot use is left to the input and the form. */
const meanings: Record<string, PostalCodePickerEvent> = {
  ArrowDown: { type: 'cursor.moved', to: 'next' },
  ArrowUp: { type: 'cursor.moved', to: 'previous' },
  Enter: { type: 'cursor.chosen' },
  Escape: { type: 'escape.pressed' },
}

/** A Danish postal code, picked from the list of codes and names: an ARIA combobox with a list (§5). */
export function PostalCodePicker({ name, value, errors, change }: Properties) {
  const { t } = useLingui()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [snapshot, send, actor] = useMachine(pickerMachine, { inspect, input: { code: value } })
  const { text, codes, options, activeIndex, chosen } = snapshot.context
  const isOpen = snapshot.hasTag('open')

  useEmitted(actor, {
    'code.changed': ({ code }) => change(code),
    'list.failed': ({ error }) => tellFailure(error),
  })
  useEffect(() => {
    // Text typed, or focus gained, before hydration.
    const typed = input.current?.value ?? ''
    if (typed !== actor.getSnapshot().context.text) actor.send({ type: 'text.changed', text: typed })
    if (document.activeElement === input.current) actor.send({ type: 'input.focused' })
  }, [actor])

  // If the list loads while the whole text is selected to be typed over, the added name is selected too.
  const isAllSelected = useRef(false)
  useLayoutEffect(() => {
    const element = input.current
    if (element && element.value === text && document.activeElement === element && isAllSelected.current)
      element.select()
  }, [text])

  const pressKey = (event: KeyboardEvent) => {
    const meaning = meanings[event.key]
    // Enter must not send the form in the middle of a search.
    if (event.key === 'Enter' && isOpen && !chosen) event.preventDefault()
    if (event.nativeEvent.isComposing || event.altKey || !meaning || !actor.getSnapshot().can(meaning)) return
    event.preventDefault()
    event.stopPropagation()
    send(meaning)
  }
  // Text matching no option counts as empty for the form.
  const isUnknown = text !== '' && value === ''
  const told = errors.length > 0 && isUnknown ? [t`Vælg et postnummer fra listen.`] : errors
  const classes = field({ hasInset: true })
  return (
    <Field label={t`Postnummer`} errors={told}>
      {(control) => (
        <div className={classes.box}>
          <input
            {...control}
            ref={input}
            className={classes.input}
            name={name}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={activeIndex === null ? undefined : optionId(listId, activeIndex)}
            autoComplete="postal-code"
            autoCorrect="off"
            spellCheck={false}
            required
            value={text}
            onSelect={({ currentTarget: { selectionStart, selectionEnd, value } }) => {
              isAllSelected.current = selectionStart === 0 && selectionEnd === value.length
            }}
            onChange={(event) => {
              isAllSelected.current = false
              send({ type: 'text.changed', text: event.target.value })
            }}
            onFocus={() => send({ type: 'input.focused' })}
            onBlur={() => send({ type: 'input.blurred' })}
            onKeyDown={pressKey}
          />
          {/* Only once the list is loaded, which starts at the first focus. */}
          {codes.length > 0 && (
            <button
              type="button"
              tabIndex={-1}
              className={cx(iconButton(), classes.inset)}
              aria-label={t`Vis postnumre`}
              aria-expanded={isOpen}
              aria-controls={listId}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                input.current?.focus()
                send({ type: 'list.toggled' })
              }}
            >
              <Icon name="caret-down" />
            </button>
          )}
          <div
            className={postalCode().popup}
            hidden={!isOpen}
            onPointerDown={(event) => event.preventDefault()}
          >
            {isOpen && options.length > 0 ? (
              <PostalCodeList
                id={listId}
                options={options}
                activeIndex={activeIndex}
                onChoose={(index) => send({ type: 'option.chosen', index })}
              />
            ) : (
              <div id={listId} role="listbox" tabIndex={-1} aria-label={t`Postnumre`} />
            )}
            <p role="status" className={postalCode().empty} hidden={!snapshot.matches({ open: 'empty' })}>
              {snapshot.matches({ open: 'empty' }) && <Trans>Intet postnummer passer til {text}</Trans>}
            </p>
          </div>
        </div>
      )}
    </Field>
  )
}
