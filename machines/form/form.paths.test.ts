import assert from 'node:assert/strict'
import { type FormSnapshot, formSamples, planForm } from '#machines/form/form.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
import { fieldErrorsOf, formMachine, secondsToWait } from './form.machine.ts'
import { type FormName, forms } from './forms.ts'

/** What must be true of each state of a form, whatever the way to it. */
function seeOn(name: FormName): Driver<FormSnapshot>['see'] {
  const rests = ({ context, tags, children }: FormSnapshot) => {
    assert.deepEqual([...tags], [])
    assert.deepEqual(Object.keys(children), [])
    return context
  }
  const keepsValues = (snapshot: FormSnapshot) => {
    assert.deepEqual(rests(snapshot).values, formSamples[name].values)
    return snapshot.context
  }
  return {
    editing: (snapshot) => assert.equal(rests(snapshot).failure, null),
    submitting: ({ tags, children }) => {
      assert.deepEqual([...tags], ['busy'])
      assert.equal(Object.keys(children).length, 1)
    },
    invalid: (snapshot) => assert.ok(Object.keys(fieldErrorsOf(keepsValues(snapshot))).length > 0),
    throttled: (snapshot) => assert.ok(secondsToWait(keepsValues(snapshot)) > 0),
    failed: (snapshot) => {
      const kind = keepsValues(snapshot).failure?.kind ?? ''
      assert.ok(['unauthenticated', 'offline', 'unexpected'].includes(kind))
    },
    succeeded: (snapshot) => {
      assert.deepEqual(rests(snapshot).values, {})
      assert.equal(snapshot.context.failure, null)
    },
    ended: (snapshot) =>
      assert.deepEqual(Object.keys(fieldErrorsOf(keepsValues(snapshot))), [forms[name].fatalField]),
  }
}

const inFewWords = ({ context: { values, failure } }: FormSnapshot) => {
  const errors = Object.keys(fieldErrorsOf({ failure })).join(', ')
  const wait = secondsToWait({ failure })
  const why = [failure?.kind, errors, wait > 0 ? `${wait} s` : ''].filter(Boolean).join(' ')
  return [Object.keys(values).length > 0 ? 'values kept' : 'no values', why].filter(Boolean).join(', ')
}

const planned = (name: FormName) => ({
  title: `form ${name}`,
  plan: planForm(name),
  input: forms[name],
  see: seeOn(name),
})
/** One of each kind: it leads away and can end, or it saves and can be sent again. */
const kinds: FormName[] = ['passwordReset', 'passwordChange']
const others = (Object.keys(forms) as FormName[]).filter((name) => !kinds.includes(name))

describePaths({
  machine: formMachine,
  table: new URL('./form.paths.txt', import.meta.url),
  plans: kinds.map(planned),
  alike: others.map(planned),
  // No other machine sees what a form keeps.
  see: {},
  inFewWords,
  // A failure has one kind.
  withoutEffect: ['form.refused: always [1] swapped'],
  // The planned tries send the same: 'can be sent again at once, as it is then typed'.
  noticedByHand: [
    'form.failed: on.form.submitted [0] without action 0',
    'form.invalid: on.form.submitted [0] without action 0',
  ],
})
