import { describe, expect, it } from 'vitest'
import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import { assertCommittedTable, type Describe, pathTable } from './path-table.ts'
import type { Plan } from './plan-paths.ts'
import { unnoticedFaults, walkOnMachine } from './walk-machine.ts'
import { type Driver, titleOf } from './walk-path.ts'

type See<M extends AnyStateMachine> = Driver<SnapshotFrom<M>>['see']

/** The paths from an input. `title` is their heading in the table; `see` checks what is true for this input only. */
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
  /** Inputs whose paths resemble others, so that they are walked but not reviewed. */
  alike?: PlannedInput<M>[]
  /** What must be true in a state, whichever path led to it. */
  see: See<M>
  inFewWords: Describe<SnapshotFrom<M>>
  /** Faults that have no visible effect; the reason stands where they are listed. */
  withoutEffect?: string[]
  /** Faults that only a handwritten test notices; its name stands where they are listed. */
  noticedByHand?: string[]
}

/**
 * Makes the tests of every machine's paths: all inputs together, they take every transition and have every guard
 * refused; they are the paths that were reviewed; the machine walks them, and every case in every state; and they
 * notice the faults put into the machine.
 */
export function describePaths<M extends AnyStateMachine>(suite: Suite<M>): void {
  const { machine, plans, alike = [], withoutEffect = [], noticedByHand = [] } = suite
  describe(`${machine.id} paths`, () => {
    it('take every transition and have every guard refused', () => {
      const [first, ...others] = plans.map(({ plan }) => plan.missing)
      expect(first?.filter((goal) => others.every((missing) => missing.includes(goal)))).toEqual([])
    })

    it('are the paths that were reviewed', () => {
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
      'every case in every state: $title',
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
