import { type AnyMachineSnapshot, getStateNodes } from 'xstate'
import { stateName } from '#machines/transition-names.ts'
import type { Path, Step } from './plan-paths.ts'
import type { Outcome } from './step.ts'

/**
 * Walks a path on the machine itself (`machine-driver.ts`) or on a page. `perform` makes a step's case happen, and
 * throws if it does not know the case. `see` has, for the dotted path of each leaf state, the assertions of that state;
 * `expected` is the planned snapshot. `compare` and `offer` run in every state, `offer` only after the state's own
 * assertions: it checks that exactly those controls are enabled whose events the machine accepts.
 */
export type Driver<Snapshot = AnyMachineSnapshot> = {
  perform: (step: Step) => void | Promise<void>
  see: Record<string, (expected: Snapshot, step?: Step) => void | Promise<void>>
  compare?: (expected: Outcome) => void | Promise<void>
  offer?: (expected: Snapshot) => void | Promise<void>
}

/** The part of a driver that performs each case of a machine in one way, found by the case's label. */
export function performByLabel(ways: Record<string, () => unknown>): Driver['perform'] {
  return async ({ happening }) => {
    const way = ways[happening.label]
    if (!way) throw new Error(`the page has no way to do "${happening.label}"`)
    await way()
  }
}

/** How each event is made to happen, by its type. */
export type EventWays = Record<string, (event: Record<string, unknown>) => unknown>

/** The part of a driver that makes events happen, each type in one way; for machines to which nothing else happens. */
export function performByType(ways: EventWays): Driver['perform'] {
  return async ({ happening }) => {
    const way = happening.kind === 'send' ? ways[happening.event.type] : undefined
    if (happening.kind !== 'send' || !way) throw new Error(`the page has no way to do "${happening.label}"`)
    await way({ ...happening.event })
  }
}

/** The title of a path: its cases in order. */
export function titleOf(path: Path): string {
  return path.steps.map(({ happening }) => happening.label).join(' > ')
}

/** The active leaf states of a snapshot, as dotted paths: `open.loading`; `(root)` for a machine without states. */
export function leavesOf(snapshot: AnyMachineSnapshot): string[] {
  const leaves = getStateNodes(snapshot.machine.root, snapshot.value).filter(
    ({ type }) => type === 'atomic' || type === 'final',
  )
  return [...new Set(leaves)].map(stateName)
}

/** Walks a path and checks each step. A state without assertions fails. An error names the steps and the state. */
export async function walkPath<Snapshot>(path: Path, driver: Driver<Snapshot>): Promise<void> {
  const walked = ['start']
  let where = ''
  const look = async (outcome: Outcome, step?: Step) => {
    const leaves = leavesOf(outcome.snapshot)
    where = `, in ${leaves.join(' + ')}`
    await driver.compare?.(outcome)
    for (const leaf of leaves) {
      where = `, in ${leaf}`
      const assertion = driver.see[leaf]
      if (!assertion) throw new Error(`the state "${leaf}" has no assertion in \`see\``)
      await assertion(outcome.snapshot as Snapshot, step)
    }
    where = `, in ${leaves.join(' + ')}`
    await driver.offer?.(outcome.snapshot as Snapshot)
  }
  try {
    await look(path.start)
    for (const step of path.steps) {
      walked.push(step.happening.label)
      where = ''
      await driver.perform(step)
      await look(step, step)
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${walked.join(' > ')}${where}: ${reason}`, { cause })
  }
}
