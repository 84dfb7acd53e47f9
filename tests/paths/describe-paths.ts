import { describe, expect, it } from 'vitest'
import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import { assertCommittedTable, type Describe, pathTable } from './path-table.ts'
import type { Plan } from './plan-paths.ts'
import { unnoticedFaults, walkOnMachine } from './walk-machine.ts'
import { type Driver, titleOf } from './walk-path.ts'

type See<M extends AnyStateMachine> = Driver<SnapshotFrom<M>>['see']

/** The paths from an input; `title` heads them in the table; `see` is what is true of this input's states alone. */
type PlannedInput<M extends AnyStateMachine> = {
  title: string
  plan: Plan
  input: InputFrom<M>
  see?: See<M>
}

type Suite<M extends AnyStateMachine> = {
  machine: M
  /** The committed table. */
  table: URL
  plans: PlannedInput<M>[]
  /** Inputs whose paths are like others of them, so that they are walked and not reviewed. */
  alike?: PlannedInput<M>[]
  /** What must be true in a state, whatever the way to it. */
  see: See<M>
  inFewWords: Describe<SnapshotFrom<M>>
  /** Faults that change nothing anybody could see; why is said where they are listed. */
  withoutEffect?: string[]
  /** Faults that a test by hand notices, which is named where they are listed. */
  noticedByHand?: string[]
}

/**
 * The tests every machine's paths have: they take every transition and have every guard refused, all inputs together;
 * they are those that were reviewed; the machine walks them, and whatever can happen in each of its states; and they
 * notice the faults put into it.
 */
export function describePaths<M extends AnyStateMachine>(suite: Suite<M>): void {
  const { machine, plans, alike = [], withoutEffect = [], noticedByHand = [] } = suite
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
      [...plans, ...alike].flatMap(({ title, plan, input, see = suite.see }) =>
        plan.paths.map((path) => ({ path, input, see, words: `${title}: ${titleOf(path)}` })),
      ),
    )('$words', async ({ path, input, see }) => {
      await walkOnMachine(machine, path, { input, see })
    })

    it.each([...plans, ...alike])(
      'of all that can happen in each state: $title',
      async ({ plan, input, see = suite.see }) => {
        for (const path of plan.everyWay()) await walkOnMachine(machine, path, { input, see })
      },
    )

    it('notice every fault put into the machine', async () => {
      const walks = plans.map(({ plan, input, see = suite.see }) => ({ ...plan, input, see }))
      const { total, unnoticed } = await unnoticedFaults(machine, walks)
      expect(unnoticed.toSorted()).toEqual([...withoutEffect, ...noticedByHand].toSorted())
      expect(unnoticed.length).toBeLessThan(total)
    })
  })
}
