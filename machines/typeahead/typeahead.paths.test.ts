import assert from 'node:assert/strict'
import { planTypeahead, type TypeaheadSnapshot } from '#machines/typeahead/typeahead.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
import { typeaheadMachine } from './typeahead.machine.ts'
import { isNothingFound, rowsOf } from './typeahead.rows.ts'

const isOpen = (snapshot: TypeaheadSnapshot) => assert.equal(snapshot.hasTag('open'), true)
const isIdle = (snapshot: TypeaheadSnapshot) => {
  assert.equal(snapshot.hasTag('busy'), false)
  assert.deepEqual(Object.keys(snapshot.children), ['ideas'])
}

/** What the rules say of each state, whatever the way to it. */
const see: Driver<TypeaheadSnapshot>['see'] = {
  closed: (snapshot) => {
    assert.equal(snapshot.hasTag('open'), false)
    assert.equal(snapshot.context.activeRow, null)
    isIdle(snapshot)
  },
  'open.tooShort': (snapshot) => {
    isOpen(snapshot)
    isIdle(snapshot)
    assert.ok(snapshot.context.query.trim().length < 2)
    const shown = rowsOf(snapshot.context).map(({ kind }) => kind)
    assert.deepEqual(shown, snapshot.context.ideas ? ['popular', 'offer'] : [])
  },
  'open.debouncing': (snapshot) => {
    isOpen(snapshot)
    assert.equal(snapshot.hasTag('busy'), true)
    assert.ok(snapshot.context.query.trim().length >= 2)
    assert.deepEqual(Object.keys(snapshot.children), ['ideas'])
  },
  'open.loading': (snapshot) => {
    isOpen(snapshot)
    assert.equal(snapshot.hasTag('busy'), true)
    assert.ok(snapshot.context.query.trim().length >= 2)
    assert.equal(Object.keys(snapshot.children).length, 2)
  },
  'open.results': (snapshot) => {
    isOpen(snapshot)
    isIdle(snapshot)
    assert.equal(snapshot.context.answer?.term, snapshot.context.query.trim())
    assert.equal(isNothingFound(snapshot.context.answer.response), false)
  },
  'open.empty': (snapshot) => {
    isOpen(snapshot)
    isIdle(snapshot)
    assert.ok(snapshot.context.answer && isNothingFound(snapshot.context.answer.response))
  },
  'open.failed': (snapshot) => {
    isOpen(snapshot)
    isIdle(snapshot)
    assert.equal(snapshot.context.answer, null)
  },
}

const inFewWords = ({ context }: TypeaheadSnapshot) => {
  const { query, locale, screen, answer, ideas, activeRow, activeCell } = context
  const total = answer?.response.organicProductOffers.totalNumberOfItems
  const shown = answer ? `"${answer.term}" gave ${total}` : 'no answer'
  return `${locale}${screen === 'desktop' ? '' : ` on a ${screen}`} "${query}", ${shown}${ideas ? ', ideas' : ''}${activeRow === null ? '' : `, on row ${activeRow} cell ${activeCell}`}`
}

describePaths({
  machine: typeaheadMachine,
  table: new URL('./typeahead.paths.txt', import.meta.url),
  plans: [
    { title: 'typeahead', plan: planTypeahead(), input: { query: '', locale: 'dk', screen: 'desktop' } },
  ],
  see,
  inFewWords,
  // Every transition into `open` names the inner state, so `initial` has no effect.
  withoutEffect: [
    'typeahead: on.query.changed [1] to .open',
    'typeahead: on.query.submitted [1] to .open',
    'typeahead.closed: on.input.focused [2] to open',
    'typeahead.open: initial debouncing',
    'typeahead.open: initial loading',
    'typeahead.open: initial answered',
    'typeahead.open: initial results',
    'typeahead.open: initial empty',
    'typeahead.open: initial failed',
  ],
})
