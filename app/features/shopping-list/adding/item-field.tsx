import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react'
import { iconButton, itemField } from 'styled-system/recipes'
import type { ActorRefFrom } from 'xstate'
import { readPastedLines } from '#app/domain/list/read-pasted-lines.ts'
import { readTypedItem } from '#app/domain/list/read-typed-item.ts'
import { type ListChange, maximumNameLength, type ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import { typedAdditionOf } from '#app/domain/list/typed-again.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { useItemSuggestions } from '#app/flows/list/use-item-suggestions.ts'
import { useScanner } from '#app/flows/scanner/use-scanner.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ScanButton } from '#app/ui/scan-button/scan-button.tsx'
import type { ItemSuggestionsEvent } from '#machines/item-suggestions/item-suggestions.machine.ts'
import type { Chosen } from '#machines/item-suggestions/item-suggestions.rows.ts'
import type { typedItemsMachine } from '#machines/typed-items/typed-items.machine.ts'
import { ListIsFull } from './list-is-full.tsx'
import { ItemSuggestions, optionId } from './suggestions/item-suggestions.tsx'

export type ItemFieldActor = ActorRefFrom<typeof typedItemsMachine>

/** What each key means while there are suggestions. */
const meanings: Record<string, ItemSuggestionsEvent> = {
  ArrowDown: { type: 'cursor.moved', to: 'next' },
  ArrowUp: { type: 'cursor.moved', to: 'previous' },
  Escape: { type: 'escape.pressed' },
}

type Properties = {
  actor: ItemFieldActor
  /** Whose list it is, and what is on it. */
  owner: string
  country: Country
  items: readonly ShoppingListItem[]
  /** Whether the list can hold another item. */
  hasRoom: boolean
  change: (change: ListChange) => void
  onLinesPasted: (text: string) => void
}

/** The field in which items are typed one after another, or a list is pasted (§2.10). */
export function ItemField({ actor, owner, country, items, hasRoom, change, onLinesPasted }: Properties) {
  const { t } = useLingui()
  const listboxId = useId()
  const [suggestions, suggest, suggesting] = useItemSuggestions({ owner, country })
  const { active } = suggestions.context
  const isSuggesting = suggestions.hasTag('open')
  const errorId = useId()
  const scan = useScanner('list')
  useEmitted(actor, {
    'item.typed': ({ item }) => change(typedAdditionOf(item)),
  })
  /** A suggestion goes on the list as if its words were typed; a text has no place for a place. */
  const take = ({ text, placeName }: Chosen) => {
    const item = readTypedItem(text)
    const isPlaced = placeName !== null && item !== undefined && hasRoom
    if (isPlaced) change({ kind: 'add-manual', placeName, ...item })
    actor.send({ type: 'text.changed', text: isPlaced ? '' : text })
    if (!isPlaced) actor.send({ type: 'text.entered', hasRoom })
  }
  useEmitted(suggesting, { 'suggestion.chosen': take })
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey)
      return
    const meaning = meanings[event.key]
    if (!meaning || !suggesting.getSnapshot().can(meaning)) return
    event.preventDefault()
    suggest(meaning)
  }
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
        if (active === null) actor.send({ type: 'text.entered', hasRoom })
        suggest({ type: 'text.entered' })
      }}
    >
      <div className={classes.box}>
        <input
          className={classes.input}
          role="combobox"
          aria-label={t`Skriv på sedlen`}
          aria-autocomplete="list"
          aria-expanded={isSuggesting}
          aria-controls={isSuggesting ? listboxId : undefined}
          aria-activedescendant={active === null ? undefined : optionId(listboxId, active)}
          placeholder={t`Skriv eller indsæt varer`}
          name="item"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={maximumNameLength}
          value={snapshot.context.text}
          aria-invalid={isFull}
          aria-describedby={errorId}
          onChange={({ target: { value: text } }) => {
            actor.send({ type: 'text.changed', text })
            suggest({ type: 'text.changed', text, items })
          }}
          onFocus={() => suggest({ type: 'field.focused' })}
          onBlur={() => suggest({ type: 'field.left' })}
          onKeyDown={pressKey}
          onPaste={pasteLines}
        />
        {snapshot.context.text === '' && <ScanButton onPressed={() => scan()} />}
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
      <ItemSuggestions
        id={listboxId}
        snapshot={suggestions}
        onPressed={(place) => suggest({ type: 'row.pressed', place })}
      />
      <p id={errorId} className={classes.error} role="alert">
        {isFull && <ListIsFull />}
      </p>
    </form>
  )
}
