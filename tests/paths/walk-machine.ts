import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import { mutantsOf } from './faults/mutants.ts'
import { machineDriver } from './machine-driver.ts'
import type { Path, Plan } from './plan-paths.ts'
import { type Driver, walkPath } from './walk-path.ts'

/** The plan of one input, and the assertions of each state. */
type Walk<M extends AnyStateMachine> = Pick<Plan, 'paths' | 'everyWay'> & {
  input: InputFrom<M>
  see: Driver<SnapshotFrom<M>>['see']
}

/** Walks one path on the machine itself. */
export async function walkOnMachine<M extends AnyStateMachine>(
  machine: M,
  path: Path,
  walk: Pick<Walk<M>, 'input' | 'see'>,
): Promise<void> {
  const driver = machineDriver(machine, walk)
  try {
    await walkPath(path, driver)
  } finally {
    driver.stop()
  }
}

/** Puts faults into a machine, one at a time. @returns how many there were, and which of them no walk noticed. */
export async function unnoticedFaults<M extends AnyStateMachine>(
  machine: M,
  walks: Walk<M>[],
): Promise<{ total: number; unnoticed: string[] }> {
  const mutants = mutantsOf(machine)
  const unnoticed: string[] = []
  for (const mutant of mutants) {
    if (await passes(mutant.machine as M, walks)) unnoticed.push(mutant.fault)
  }
  return { total: mutants.length, unnoticed }
}

async function passes<M extends AnyStateMachine>(machine: M, walks: Walk<M>[]): Promise<boolean> {
  try {
    for (const walk of walks) for (const path of walk.paths) await walkOnMachine(machine, path, walk)
    // There are many of these paths, so they run after the few that notice most faults.
    for (const walk of walks) for (const path of walk.everyWay()) await walkOnMachine(machine, path, walk)
    return true
  } catch {
    return false
  }
}
