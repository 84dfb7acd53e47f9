import assert from 'node:assert/strict'
import {
  type ItemSuggestionsSnapshot,
  input,
  planItemSuggestions,
} from '#machines/item-suggestions/item-suggestions.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
import { itemSuggestionsMachine } from './item-suggestions.machine.ts'

const isOpen = (snapshot: ItemSuggestionsSnapshot) => {
  assert.equal(snapshot.hasTag('open'), true)
  assert.equal(snapshot.context.rows.at(-1)?.kind, 'typed')
}
/** Beside what the device knows. */
const isAsking = ({ children }: ItemSuggestionsSnapshot) => Object.keys(children).length === 2

/** What the rules say of each state, whatever the way to it. */
const see: Driver<ItemSuggestionsSnapshot>['see'] = {
  closed: (snapshot) => {
    assert.equal(snapshot.hasTag('open'), false)
    assert.equal(snapshot.context.active, null)
    assert.equal(isAsking(snapshot), false)
  },
  'open.short': (snapshot) => {
    isOpen(snapshot)
    assert.equal(snapshot.context.text, 'm')
    assert.equal(snapshot.hasTag('busy'), false)
  },
  'open.debouncing': (snapshot) => {
    isOpen(snapshot)
    assert.equal(isAsking(snapshot), false)
    assert.equal(snapshot.hasTag('busy'), true)
  },
  'open.asking': (snapshot) => {
    isOpen(snapshot)
    assert.equal(isAsking(snapshot), true)
    assert.equal(snapshot.hasTag('busy'), true)
  },
  'open.completed': (snapshot) => {
    isOpen(snapshot)
    assert.equal(snapshot.hasTag('busy'), false)
    assert.deepEqual(
      snapshot.context.rows.map(({ kind }) => kind),
      ['goods', 'typed'],
    )
  },
  'open.failed': (snapshot) => {
    isOpen(snapshot)
    assert.equal(snapshot.hasTag('busy'), false)
  },
}

describePaths({
  machine: itemSuggestionsMachine,
  table: new URL('./item-suggestions.paths.txt', import.meta.url),
  plans: [{ title: 'itemSuggestions', plan: planItemSuggestions(), input }],
  see,
  inFewWords: ({ context: { text, had, answer, active } }) =>
    `"${text}"${had.length > 0 ? ', remembers' : ''}${answer ? `, knows "${answer.term}"` : ''}${active === null ? '' : `, on row ${active}`}`,
  // Every transition into `open` names the inner state, so `initial` has no effect.
  withoutEffect: [
    'itemSuggestions: on.text.changed [2] to .open',
    'itemSuggestions.closed: on.cursor.moved [2] to open',
    'itemSuggestions.open: initial debouncing',
    'itemSuggestions.open: initial asking',
    'itemSuggestions.open: initial completed',
    'itemSuggestions.open: initial failed',
  ],
})
