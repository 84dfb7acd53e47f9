import { type AnyMachineSnapshot, getStateNodes } from 'xstate'
import type { Path, Step } from './plan-paths.ts'
import type { Outcome } from './step.ts'

/**
 * How a path is walked somewhere: on the machine itself (`machine-driver.ts`) or on a page. `perform` makes a
 * step's case happen and throws on one it does not know; `see` says, for each leaf state by its dotted path, what
 * must be true there. `expected` is the planned snapshot. `compare` and, once the state is there, `offer` hold for
 * every state: `offer` says that what can be pressed is what the machine listens to.
 */
export type Driver<Snapshot = AnyMachineSnapshot> = {
  perform: (step: Step) => void | Promise<void>
  see: Record<string, (expected: Snapshot, step?: Step) => void | Promise<void>>
  compare?: (expected: Outcome) => void | Promise<void>
  offer?: (expected: Snapshot) => void | Promise<void>
}

/** A path in words: its cases in their order. */
export function titleOf(path: Path): string {
  return path.steps.map(({ happening }) => happening.label).join(' > ')
}

/** The leaf states a snapshot rests in, as dotted paths: `open.loading`; `(root)` of a machine without states. */
export function leavesOf(snapshot: AnyMachineSnapshot): string[] {
  const leaves = getStateNodes(snapshot.machine.root, snapshot.value).filter(
    ({ type }) => type === 'atomic' || type === 'final',
  )
  return [...new Set(leaves)].map(({ path }) => path.join('.') || '(root)')
}

/** Walks a path and looks after every step. A state without an assertion fails; an error tells the way and the state. */
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
