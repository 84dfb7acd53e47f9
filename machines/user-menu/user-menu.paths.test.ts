import assert from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import { planUserMenu, type UserMenuSnapshot } from '#machines/user-menu/user-menu.paths.ts'
import { assertCommittedTable, pathTable } from '#tests/paths/path-table.ts'
import { unnoticedFaults, walkOnMachine } from '#tests/paths/walk-machine.ts'
import { type Driver, titleOf } from '#tests/paths/walk-path.ts'
import { userMenuMachine } from './user-menu.machine.ts'

const isOpen = ({ tags }: UserMenuSnapshot) => assert.deepEqual([...tags], ['open'])
const see: Driver<UserMenuSnapshot>['see'] = {
  closed: ({ tags }) => assert.deepEqual([...tags], []),
  'open.login': isOpen,
  'open.register': isOpen,
}
const plan = planUserMenu()
const walk = { input: undefined, see }

describe('user menu paths', () => {
  it('take every transition', () => {
    expect(plan.missing).toEqual([])
  })

  it('are the ones that were reviewed', () => {
    assertCommittedTable(
      new URL('./user-menu.paths.txt', import.meta.url),
      pathTable('userMenu', plan, () => 'no context'),
    )
  })

  it.each(plan.paths.map((path) => ({ title: titleOf(path), path })))('$title', async ({ path }) => {
    await walkOnMachine(userMenuMachine, path, walk)
  })

  it('notice every fault put into the machine', async () => {
    const { total, unnoticed } = await unnoticedFaults(userMenuMachine, [{ ...walk, paths: plan.paths }])
    expect(total).toBeGreaterThan(25)
    expect(unnoticed).toEqual([])
  })
})
