import { describe, expect, it } from 'vitest'
import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import { assertCommittedTable, type Describe, pathTable } from './path-table.ts'
import type { Plan } from './plan-paths.ts'
import { unnoticedFaults, walkOnMachine } from './walk-machine.ts'
import { type Driver, titleOf } from './walk-path.ts'

type Suite<M extends AnyStateMachine> = {
  machine: M
  /** The committed table. */
  table: URL
  /** The paths from each input; `title` heads them in the table. */
  plans: { title: string; plan: Plan; input: InputFrom<M> }[]
  /** What must be true in a state, whatever the way to it. */
  see: Driver<SnapshotFrom<M>>['see']
  inFewWords: Describe<SnapshotFrom<M>>
  /** Faults that change nothing anybody could see; why is said where they are listed. */
  withoutEffect?: string[]
  /** Faults that a test by hand notices, which is named where they are listed. */
  noticedByHand?: string[]
}

/**
 * The tests every machine's paths have: they take every transition and have every guard refused, all inputs together;
 * they are those that were reviewed; the machine walks them; and they notice the faults put into it.
 */
export function describePaths<M extends AnyStateMachine>(suite: Suite<M>): void {
  const { machine, plans, see, withoutEffect = [], noticedByHand = [] } = suite
  describe(`${machine.id} paths`, () => {
    it('take every transition and have every guard refused', () => {
      const [first, ...others] = plans.map(({ plan }) => plan.missing)
      expect(first?.filter((goal) => others.every((missing) => missing.includes(goal)))).toEqual([])
    })

    it('are the ones that were reviewed', () => {
      const tables = plans.map(({ title, plan }) => pathTable(title, plan, suite.inFewWords))
      assertCommittedTable(suite.table, tables.join('\n'))
    })

    it.each(
      plans.flatMap(({ title, plan, input }) =>
        plan.paths.map((path) => ({ path, input, words: `${title}: ${titleOf(path)}` })),
      ),
    )('$words', async ({ path, input }) => {
      await walkOnMachine(machine, path, { input, see })
    })

    it('notice every fault put into the machine', async () => {
      const walks = plans.map(({ plan, input }) => ({ paths: plan.paths, input, see }))
      const { total, unnoticed } = await unnoticedFaults(machine, walks)
      expect(unnoticed.toSorted()).toEqual([...withoutEffect, ...noticedByHand].toSorted())
      expect(unnoticed.length).toBeLessThan(total)
    })
  })
}
