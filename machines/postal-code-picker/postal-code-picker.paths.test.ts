import assert from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import {
  type PostalCodePickerSnapshot,
  planPostalCodePicker,
} from '#machines/postal-code-picker/postal-code-picker.paths.ts'
import { assertCommittedTable, pathTable } from '#tests/paths/path-table.ts'
import { unnoticedFaults, walkOnMachine } from '#tests/paths/walk-machine.ts'
import { type Driver, titleOf } from '#tests/paths/walk-path.ts'
import { postalCodePickerMachine } from './postal-code-picker.machine.ts'

const isPlainText = ({
  context: { codes, options, chosen, activeIndex },
  tags,
}: PostalCodePickerSnapshot) => {
  assert.deepEqual([...tags], [])
  assert.deepEqual(
    { codes, options, chosen, activeIndex },
    { codes: [], options: [], chosen: null, activeIndex: null },
  )
}
const isOpen = ({ context, tags }: PostalCodePickerSnapshot) => {
  assert.deepEqual([...tags], ['open'])
  assert.equal(context.codes.length, 5)
}

/** What must be true of each state, whatever the way to it. */
const see: Driver<PostalCodePickerSnapshot>['see'] = {
  unloaded: isPlainText,
  loading: isPlainText,
  unavailable: isPlainText,
  closed: ({ context: { text, chosen, activeIndex, codes }, tags }) => {
    assert.deepEqual([...tags], [])
    assert.equal(activeIndex, null)
    assert.equal(codes.length, 5)
    if (chosen) assert.equal(text, `${chosen.code} ${chosen.name}`)
  },
  'open.listing': (snapshot) => {
    isOpen(snapshot)
    assert.ok(snapshot.context.options.length > 0)
  },
  'open.empty': (snapshot) => {
    isOpen(snapshot)
    assert.deepEqual(snapshot.context.options, [])
    assert.equal(snapshot.context.chosen, null)
  },
}

const inFewWords = ({ context: { text, options, activeIndex, chosen } }: PostalCodePickerSnapshot) => {
  const facts = [
    `"${text}"`,
    `${options.length} options`,
    activeIndex === null ? '' : `on ${activeIndex}`,
    chosen ? `chosen ${chosen.code} ${chosen.name}` : '',
  ]
  return facts.filter(Boolean).join(', ')
}
const plan = planPostalCodePicker()
const walk = { input: { code: '' }, see }

describe('postal code picker paths', () => {
  it('take every transition and have every guard refused', () => {
    expect(plan.missing).toEqual([])
  })

  it('are the ones that were reviewed', () => {
    assertCommittedTable(
      new URL('./postal-code-picker.paths.txt', import.meta.url),
      pathTable('postalCodePicker', plan, inFewWords),
    )
  })

  it.each(plan.paths.map((path) => ({ title: titleOf(path), path })))('$title', async ({ path }) => {
    await walkOnMachine(postalCodePickerMachine, path, walk)
  })

  it('notice every fault put into the machine', async () => {
    const walks = [{ ...walk, paths: plan.paths }]
    const { total, unnoticed } = await unnoticedFaults(postalCodePickerMachine, walks)
    expect(total).toBeGreaterThan(100)
    expect(unnoticed).toEqual(noticedByHand)
  })
})

/** Noticed by 'with the arrow keys and Enter' and 'says at once ...' in postal-code-picker.machine.test.ts. */
const noticedByHand = [
  'postalCodePicker.open: on.cursor.chosen [0] without action 0',
  'postalCodePicker.open: initial listing',
]
