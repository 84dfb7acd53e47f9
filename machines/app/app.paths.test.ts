import assert from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import { type AppSnapshot, appInput, planApp } from '#machines/app/app.paths.ts'
import { assertCommittedTable, pathTable } from '#tests/paths/path-table.ts'
import { unnoticedFaults, walkOnMachine } from '#tests/paths/walk-machine.ts'
import { type Driver, titleOf } from '#tests/paths/walk-path.ts'
import { appMachine } from './app.machine.ts'

/** The root has one state: every flow runs, whatever happened. */
const see: Driver<AppSnapshot>['see'] = {
  '(root)': ({ children }) =>
    assert.deepEqual(Object.keys(children), [
      'hearing',
      'watching',
      'typeahead',
      'session',
      'notifications',
      'overlays',
      'userMenu',
      'ownList',
      'listPanel',
      'listOpener',
      'addToList',
      'guestItems',
    ]),
}
const plan = planApp()
const walk = { input: appInput, see }

describe('app paths', () => {
  it('take every transition', () => {
    expect(plan.missing).toEqual([])
  })

  it('are the ones that were reviewed', () => {
    assertCommittedTable(
      new URL('./app.paths.txt', import.meta.url),
      pathTable('app', plan, () => 'no context'),
    )
  })

  it.each(plan.paths.map((path) => ({ title: titleOf(path), path })))('$title', async ({ path }) => {
    await walkOnMachine(appMachine, path, walk)
  })

  it('notice every fault put into the machine', async () => {
    const { total, unnoticed } = await unnoticedFaults(appMachine, [{ ...walk, paths: plan.paths }])
    expect(total).toBeGreaterThan(20)
    expect(unnoticed).toEqual([])
  })
})
