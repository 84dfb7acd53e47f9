import { describe, expect, it } from 'vitest'
import { planToggle } from '#machines/toggle/toggle.paths.ts'
import { assertCommittedTable, pathTable } from '#tests/paths/path-table.ts'
import { unnoticedFaults, walkOnMachine } from '#tests/paths/walk-machine.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { toggleMachine } from './toggle.machine.ts'

const plan = planToggle()
/** A toggle has nothing but its two states, which every walk compares. */
const walk = { input: undefined, see: { hidden: () => {}, shown: () => {} } }

describe('toggle paths', () => {
  it('take every transition', () => {
    expect(plan.missing).toEqual([])
  })

  it('are the ones that were reviewed', () => {
    assertCommittedTable(
      new URL('./toggle.paths.txt', import.meta.url),
      pathTable('toggle', plan, () => 'no context'),
    )
  })

  it.each(plan.paths.map((path) => ({ title: titleOf(path), path })))('$title', async ({ path }) => {
    await walkOnMachine(toggleMachine, path, walk)
  })

  it('notice every fault put into the machine', async () => {
    const { total, unnoticed } = await unnoticedFaults(toggleMachine, [{ ...walk, paths: plan.paths }])
    expect(total).toBeGreaterThan(5)
    expect(unnoticed).toEqual([])
  })
})
