import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ClipboardEvent, useId } from 'react'
import { iconButton, itemField } from 'styled-system/recipes'
import type { ActorRefFrom } from 'xstate'
import { readPastedLines } from '#app/domain/list/read-pasted-lines.ts'
import { type ListChange, maximumNameLength } from '#app/domain/list/shopping-list.ts'
import { typedAdditionOf } from '#app/domain/list/typed-again.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { typedItemsMachine } from '#machines/typed-items/typed-items.machine.ts'
import { ListIsFull } from './list-is-full.tsx'

export type ItemFieldActor = ActorRefFrom<typeof typedItemsMachine>

type Properties = {
  actor: ItemFieldActor
  /** Whether the list can hold another item. */
  hasRoom: boolean
  change: (change: ListChange) => void
  onLinesPasted: (text: string) => void
}

/** The field in which items are typed one after another, or a list is pasted (§2.10). */
export function ItemField({ actor, hasRoom, change, onLinesPasted }: Properties) {
  const { t } = useLingui()
  const errorId = useId()
  useEmitted(actor, {
    'item.typed': ({ item }) => change(typedAdditionOf(item)),
  })
  const snapshot = useSelector(actor, (field) => field)
  const isFull = snapshot.matches('full')
  const pasteLines = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain')
    // A single item goes into the field as usual.
    if (readPastedLines(text).length < 2) return
    event.preventDefault()
    onLinesPasted(text)
  }
  const classes = itemField()
  return (
    <form
      className={classes.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'text.entered', hasRoom })
      }}
    >
      <div className={classes.box}>
        <input
          className={classes.input}
          aria-label={t`Skriv på sedlen`}
          placeholder={t`Skriv eller indsæt varer`}
          name="item"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={maximumNameLength}
          value={snapshot.context.text}
          aria-invalid={isFull}
          aria-describedby={errorId}
          onChange={(event) => actor.send({ type: 'text.changed', text: event.target.value })}
          onPaste={pasteLines}
        />
        <button
          type="submit"
          className={iconButton()}
          aria-label={t`Tilføj`}
          // The focus, and with it a phone's keyboard, stays in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Icon name="plus" />
        </button>
      </div>
      <p id={errorId} className={classes.error} role="alert">
        {isFull && <ListIsFull />}
      </p>
    </form>
  )
}
