import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react'
import type { Tab, TypeaheadSnapshot } from '#app/flows/tab/tab.types.ts'
import type { TypeaheadEvent } from '#machines/typeahead/typeahead.machine.ts'
import { isInDialog } from './is-in-dialog.ts'
import { cellId } from './panel/grid.tsx'
import { rowsIn, SearchPanel } from './panel/search-panel.tsx'

/** The possible events of each key, in order; the first one that the machine accepts is sent. */
const meanings: Record<string, TypeaheadEvent[]> = {
  ArrowDown: [{ type: 'cursor.moved', to: 'next' }, { type: 'input.focused' }],
  ArrowUp: [{ type: 'cursor.moved', to: 'previous' }],
  ArrowLeft: [{ type: 'cursor.moved', to: 'left' }],
  ArrowRight: [{ type: 'cursor.moved', to: 'right' }],
  Home: [{ type: 'cursor.moved', to: 'first' }],
  End: [{ type: 'cursor.moved', to: 'last' }],
  Enter: [{ type: 'cursor.chosen' }],
  Escape: [{ type: 'escape.pressed' }],
}

/** The search box's machine as the field uses it: its events, keys, popup and attributes. */
export type LiveSearch = ReturnType<typeof openLiveSearch>

/** Connects the search box to the tab's machines once they are loaded. */
export function openLiveSearch(tab: Tab) {
  const { typeahead } = tab
  const send = (event: TypeaheadEvent) => typeahead.send(event)
  return {
    typeahead,
    send,
    /** Tells of text that was typed, or of the focus that was gained, before the machine was loaded. */
    takeOver: (field: HTMLInputElement) => {
      const isTyped = field.value !== field.defaultValue
      const isFocused = document.activeElement === field
      if (isTyped) send({ type: isFocused ? 'query.changed' : 'query.restored', query: field.value })
      else if (isFocused) send({ type: 'input.focused' })
    },
    /** Closes the dropdown if the focus goes to another place of the page than a dialog. */
    leave: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget) && !isInDialog(relatedTarget))
        send({ type: 'dropdown.dismissed' })
    },
    /** A key that the machine does not accept is left to the input. */
    pressKey: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey)
        return
      const meaning = meanings[event.key]?.find((candidate) => typeahead.getSnapshot().can(candidate))
      if (!meaning) return
      event.preventDefault()
      send(meaning)
    },
    /** The field's ARIA state: whether the grid is shown, and the id of its active cell. */
    popupOf: (id: string, snapshot: TypeaheadSnapshot) => {
      const { activeRow, activeCell } = snapshot.context
      return {
        isExpanded: rowsIn(snapshot).length > 0,
        activeCell: activeRow === null ? undefined : cellId(id, activeRow, activeCell),
      }
    },
    Panel: (properties: Omit<ComponentProps<typeof SearchPanel>, 'tab'>) => (
      <SearchPanel tab={tab} {...properties} />
    ),
  }
}
