import assert from 'node:assert/strict'
import {
  type PostalCodePickerSnapshot,
  planPostalCodePicker,
} from '#machines/postal-code-picker/postal-code-picker.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
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

describePaths({
  machine: postalCodePickerMachine,
  table: new URL('./postal-code-picker.paths.txt', import.meta.url),
  plans: [{ title: 'postalCodePicker', plan: planPostalCodePicker(), input: { code: '' } }],
  see,
  inFewWords,
})
