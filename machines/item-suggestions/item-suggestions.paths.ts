import type { SnapshotFrom } from 'xstate'
import type { HadItem } from '#app/domain/list/had-items.ts'
import { goods } from '#machines/item-suggestions/item-suggestions.fixtures.ts'
import {
  type ItemSuggestionsInput,
  itemSuggestionsMachine,
} from '#machines/item-suggestions/item-suggestions.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type ItemSuggestionsSnapshot = SnapshotFrom<typeof itemSuggestionsMachine>

const { send, after, done, fail } = casesOf(itemSuggestionsMachine)

export const remembered: HadItem = { name: 'Mørk chokolade', placeName: null, quantity: 2 }
export const completed = [goods('mælk')]
export const input: ItemSuggestionsInput = { country: 'dk', owner: 'mette@example.dk' }

// What was put on the list is not suggested again, which a page would show.
const isNotHad = ({ context: { rows, active } }: ItemSuggestionsSnapshot) =>
  rows[active ?? rows.length]?.kind !== 'had'

/** The paths of the suggestions for two texts, of which one is long enough to be completed. */
export function planItemSuggestions() {
  const cases = [
    send({ type: 'field.focused' }),
    send({ type: 'field.left' }),
    send({ type: 'text.changed', text: 'm', items: [] }, { label: 'text.changed "m"' }),
    send({ type: 'text.changed', text: 'mæ', items: [] }, { label: 'text.changed "mæ"' }),
    send({ type: 'text.changed', text: '', items: [] }, { label: 'text.changed ""' }),
    send(
      { type: 'items.recalled', had: [remembered] },
      {
        label: 'items.recalled',
        when: ({ context, value }) => context.had.length === 0 && value === 'closed' && context.text === '',
      },
    ),
    send({ type: 'cursor.moved', to: 'next' }),
    send({ type: 'cursor.moved', to: 'previous' }),
    send(
      { type: 'row.pressed', place: 0 },
      { label: 'row.pressed', when: ({ context }) => context.rows[0]?.kind !== 'had' },
    ),
    send({ type: 'escape.pressed' }, { when: (snapshot) => snapshot.hasTag('open') }),
    send({ type: 'text.entered' }, { when: isNotHad }),
    after('debounce', 200),
    done('completeItem', completed, 'with goods'),
    fail('completeItem', new Error('503')),
  ]
  return planPaths(itemSuggestionsMachine, {
    cases,
    input,
    key: ({ context: { text, had, answer, active, rows } }) => [
      text,
      had.length,
      answer?.term,
      active,
      rows.length,
    ],
  })
}
