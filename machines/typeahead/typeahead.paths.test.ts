import assert from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import { planTypeahead, type TypeaheadSnapshot } from '#machines/typeahead/typeahead.paths.ts'
import { assertCommittedTable, pathTable } from '#tests/paths/path-table.ts'
import { unnoticedFaults, walkOnMachine } from '#tests/paths/walk-machine.ts'
import { type Driver, titleOf } from '#tests/paths/walk-path.ts'
import { typeaheadMachine } from './typeahead.machine.ts'
import { isNothingFound, rowsOf } from './typeahead.rows.ts'

const plan = planTypeahead()

const isOpen = (snapshot: TypeaheadSnapshot) => assert.equal(snapshot.hasTag('open'), true)
const isIdle = (snapshot: TypeaheadSnapshot) => {
  assert.equal(snapshot.hasTag('busy'), false)
  assert.deepEqual(Object.keys(snapshot.children), ['ideas'])
}

/** What the specification says of each state, whatever the way to it. */
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
  const { query, locale, answer, ideas, activeRow, activeCell } = context
  const total = answer?.response.organicProductOffers.totalNumberOfItems
  const shown = answer ? `"${answer.term}" gave ${total}` : 'no answer'
  return `${locale} "${query}", ${shown}${ideas ? ', ideas' : ''}${activeRow === null ? '' : `, on row ${activeRow} cell ${activeCell}`}`
}

const walk = { input: { query: '', locale: 'dk' as const }, see }

describe('typeahead paths', () => {
  it('take every transition and have every guard refused', () => {
    expect(plan.missing).toEqual([])
  })

  it('are the ones that were reviewed', () => {
    assertCommittedTable(
      new URL('./typeahead.paths.txt', import.meta.url),
      pathTable('typeahead', plan, inFewWords),
    )
  })

  it.each(plan.paths.map((path) => ({ title: titleOf(path), path })))('$title', async ({ path }) => {
    await walkOnMachine(typeaheadMachine, path, walk)
  })

  it('notice every fault put into the machine', async () => {
    const { total, unnoticed } = await unnoticedFaults(typeaheadMachine, [{ ...walk, paths: plan.paths }])
    expect(total).toBeGreaterThan(100)
    expect(unnoticed).toEqual([...withoutEffect, ...noticedByHand])
  })
})

/** Every way in names the state inside `open`, so which one is its first has no effect. */
const withoutEffect = [
  'typeahead: on.query.changed [1] to .open',
  'typeahead: on.query.submitted [1] to .open',
  'typeahead.closed: on.input.focused [2] to open',
  'typeahead.open: initial debouncing',
  'typeahead.open: initial loading',
  'typeahead.open: initial answered',
  'typeahead.open: initial results',
  'typeahead.open: initial empty',
  'typeahead.open: initial failed',
]

/** Noticed by 'typing back to one letter drops ...' and 'a failure drops ...' in typeahead.machine.test.ts. */
const noticedByHand = [
  'typeahead.open.tooShort: without entry 0',
  'typeahead.open.failed: without entry 0',
  'actions forgetAnswer does nothing',
]
