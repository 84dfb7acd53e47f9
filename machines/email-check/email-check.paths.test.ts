import assert from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import { type EmailCheckSnapshot, planEmailCheck } from '#machines/email-check/email-check.paths.ts'
import { assertCommittedTable, pathTable } from '#tests/paths/path-table.ts'
import { unnoticedFaults, walkOnMachine } from '#tests/paths/walk-machine.ts'
import { type Driver, titleOf } from '#tests/paths/walk-path.ts'
import { emailCheckMachine } from './email-check.machine.ts'

const hasFailed = (kind: string | undefined) => (snapshot: EmailCheckSnapshot) => {
  assert.deepEqual([...snapshot.tags], [])
  assert.equal(snapshot.context.failure?.kind, kind)
}
const see: Driver<EmailCheckSnapshot>['see'] = {
  typing: hasFailed(undefined),
  checking: ({ context, tags, children }) => {
    assert.deepEqual([...tags], ['busy'])
    assert.equal(context.failure, null)
    assert.equal(Object.keys(children).length, 1)
  },
  invalid: hasFailed('invalid'),
  throttled: hasFailed('throttled'),
  failed: ({ context }) => assert.ok(['offline', 'unexpected'].includes(context.failure?.kind ?? '')),
  registered: hasFailed(undefined),
  unregistered: hasFailed(undefined),
}
const inFewWords = ({ context: { email, failure } }: EmailCheckSnapshot) => {
  const wait = failure?.kind === 'throttled' ? ` ${failure.retryAfterSeconds} s` : ''
  return `"${email}"${failure ? `, ${failure.kind}${wait}` : ''}`
}
const plan = planEmailCheck()
const walk = { input: undefined, see }

describe('email check paths', () => {
  it('take every transition and have every guard refused', () => {
    expect(plan.missing).toEqual([])
  })

  it('are the ones that were reviewed', () => {
    assertCommittedTable(
      new URL('./email-check.paths.txt', import.meta.url),
      pathTable('emailCheck', plan, inFewWords),
    )
  })

  it.each(plan.paths.map((path) => ({ title: titleOf(path), path })))('$title', async ({ path }) => {
    await walkOnMachine(emailCheckMachine, path, walk)
  })

  it('notice every fault put into the machine', async () => {
    const { total, unnoticed } = await unnoticedFaults(emailCheckMachine, [{ ...walk, paths: plan.paths }])
    expect(total).toBeGreaterThan(60)
    // A failure is of one kind, so the order of these two has no effect.
    expect(unnoticed).toEqual(['emailCheck.refused: always [0] swapped'])
  })
})
