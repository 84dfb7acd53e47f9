import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type CodeMutant, smallMutantsOf } from './code-mutants.ts'
import { explainedIn } from './explained/explained-in.ts'
import { concernedBy, testsByHand } from './importers.ts'
import { pass, timeOfTests } from './test-thread.ts'

/** A fault in one of the files of which a machine is made. */
export type Fault = CodeMutant & { file: string }

export type Outcome = {
  /** How many faults were put into the machine, one at a time. */
  total: number
  /** The faults with which all tests pass. */
  unnoticed: Fault[]
  /** Those of them that nobody explained. */
  unexplained: Fault[]
}

/** Each small fault of a machine, whose parts may be in several files: its states, and its guards and actions. */
export function faultsOf(machine: string): Fault[] {
  return globSync(`${dirname(machine)}/*.ts`)
    .filter((file) => !/\.(test|fixture|paths)\.ts$/.test(file))
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      const isPart = /\b(setup|createMachine|createStateConfig)\(/.test(source)
      return isPart ? smallMutantsOf(source).map((mutant) => ({ ...mutant, file })) : []
    })
}

/**
 * Puts each small fault into the source of a machine, and asks the machine's tests by hand. The tests of its paths are
 * not asked: they take what they expect from the machine.
 * @throws if the tests fail without a fault
 */
export async function testMutants(machine: string): Promise<Outcome> {
  const tests = testsByHand(machine)
  const longest = await timeOfTests({ tests, anew: concernedBy(machine) })
  const faults = faultsOf(machine)
  const unnoticed: Fault[] = []
  for (const fault of faults)
    if (await pass({ tests, anew: concernedBy(fault.file), changed: fault }, longest)) unnoticed.push(fault)
  return {
    total: faults.length,
    unnoticed,
    unexplained: unnoticed.filter(({ file, change }) => !explainedIn(file).includes(change)),
  }
}
