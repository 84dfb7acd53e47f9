import type { ComponentProps, KeyboardEvent } from 'react'
import type { Tab, TypeaheadSnapshot } from '#app/flows/tab/open-tab.ts'
import type { TypeaheadEvent } from '#machines/typeahead/typeahead.machine.ts'
import { cellId } from './panel/grid.tsx'
import { rowsIn, SearchPanel } from './panel/search-panel.tsx'

/** What each key may mean, in the order it is tried; the first meaning that the machine takes is the key's. */
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

/** The search box of a tab as its field uses it: the machine's doors, the keys, the popup and its attributes. */
export type LiveSearch = ReturnType<typeof openLiveSearch>

/** The search box of a tab whose machines have come. */
export function openLiveSearch(tab: Tab) {
  const { typeahead } = tab
  const send = (event: TypeaheadEvent) => typeahead.send(event)
  return {
    typeahead,
    send,
    /** A key that means nothing to the machine is left to the text. */
    pressKey: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey)
        return
      const meaning = meanings[event.key]?.find((candidate) => typeahead.getSnapshot().can(candidate))
      if (!meaning) return
      event.preventDefault()
      send(meaning)
    },
    /** What the field says of its popup: whether its grid is there, and which of its cells is under the cursor. */
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
