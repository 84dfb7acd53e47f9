import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { StateMachine } from 'xstate'
import { readRecording } from '#app/inspection/record/read-recording.ts'
import { machineNames } from '../build/flows/machines.ts'
import { endWithSentence } from '../command/end-with-sentence.ts'
import { type ReplayedMachine, replayTest } from './replay-test.ts'

/**
 * Prints a recording of flows (docs/flows.md) as tests for Vitest.
 * `npm run replay -- FILE`, or `npm run --silent replay -- FILE --flow typeahead > FILE.test.ts` for one machine alone.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { flow: { type: 'string' } },
})
try {
  const [file] = positionals
  if (!file) throw new Error('Name the file of the recording: npm run replay -- FILE.')
  const recording = readRecording(readFileSync(file, 'utf8'))
  if (!recording) throw new Error(`${file} is no recording of flows.`)
  const machines = await replayedMachines()
  const { flow } = values
  if (flow && !machines.has(flow)) throw new Error(`There is no machine with the id ${flow}.`)
  const chosen = flow ? [...machines].filter(([id]) => id === flow) : machines
  process.stdout.write(replayTest(recording, new Map(chosen)))
} catch (error) {
  endWithSentence(error)
}

async function replayedMachines(): Promise<Map<string, ReplayedMachine>> {
  const machines = new Map<string, ReplayedMachine>()
  for (const name of machineNames) {
    const exports: Record<string, unknown> = await import(`#machines/${name}/${name}.machine.ts`)
    for (const [exported, value] of Object.entries(exports))
      if (value instanceof StateMachine) machines.set(value.id, { name, exported })
  }
  return machines
}
