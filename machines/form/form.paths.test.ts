import assert from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import { type FormSnapshot, formSamples, planForm } from '#machines/form/form.paths.ts'
import { assertCommittedTable, pathTable } from '#tests/paths/path-table.ts'
import { unnoticedFaults, walkOnMachine } from '#tests/paths/walk-machine.ts'
import { type Driver, titleOf } from '#tests/paths/walk-path.ts'
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
    submitting: ({ context, tags, children }) => {
      assert.deepEqual([...tags], ['busy'])
      assert.equal(context.failure, null)
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
    ended: (snapshot) => assert.deepEqual(Object.keys(fieldErrorsOf(keepsValues(snapshot))), ['email']),
  }
}

const inFewWords = ({ context: { values, failure } }: FormSnapshot) => {
  const errors = Object.keys(fieldErrorsOf({ failure })).join(', ')
  const wait = secondsToWait({ failure })
  const why = [failure?.kind, errors, wait > 0 ? `${wait} s` : ''].filter(Boolean).join(' ')
  return [Object.keys(values).length > 0 ? 'values kept' : 'no values', why].filter(Boolean).join(', ')
}

const planned = (name: FormName) => ({
  name,
  plan: planForm(name),
  walk: { input: forms[name], see: seeOn(name) },
})
/** One of each kind: it leads away and can end, or it saves and can be sent again. */
const reset = planned('passwordReset')
const change = planned('passwordChange')
const others = (Object.keys(forms) as FormName[])
  .filter((name) => name !== reset.name && name !== change.name)
  .map(planned)

describe('form paths', () => {
  it('take every transition and have every guard refused, the two kinds of form together', () => {
    expect(reset.plan.missing).toEqual(['succeeded: form.submitted if isRepeatable'])
    expect(change.plan.missing).toEqual([
      'refused: always[0] if isFatal',
      'succeeded: form.submitted if isRepeatable, refused',
    ])
  })

  it('are the ones that were reviewed', () => {
    const tables = [reset, change].map(({ name, plan }) => pathTable(`form ${name}`, plan, inFewWords))
    assertCommittedTable(new URL('./form.paths.txt', import.meta.url), tables.join('\n'))
  })

  it.each(
    [reset, change, ...others].flatMap(({ name, plan, walk }) =>
      plan.paths.map((path) => ({ title: `${name}: ${titleOf(path)}`, path, walk })),
    ),
  )('$title', async ({ path, walk }) => {
    await walkOnMachine(formMachine, path, walk)
  })

  it('notice every fault put into the machine', async () => {
    const walks = [reset, change].map(({ plan, walk }) => ({ ...walk, paths: plan.paths }))
    const { total, unnoticed } = await unnoticedFaults(formMachine, walks)
    expect(total).toBeGreaterThan(80)
    // A failure is of one kind, so the order of these two has no effect.
    expect(unnoticed).toEqual(['form.refused: always [1] swapped'])
  })
})
