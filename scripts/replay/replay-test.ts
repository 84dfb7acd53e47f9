import type { RecordedActor, RecordedStep, Recording } from '#app/inspection/record/recording.ts'
import { stateInWords } from '#app/inspection/shown/recorded-state.ts'

/** What a test needs to know of a machine: its folder, and the name under which it is exported. */
export type ReplayedMachine = { name: string; exported: string }

/**
 * Writes a recording as a file of tests for Vitest: one for each actor, which sends it the recorded events and expects the
 * recorded states.
 * @param machines the machines by their id; actors of others are left out.
 */
export function replayTest(recording: Recording, machines: ReadonlyMap<string, ReplayedMachine>): string {
  const played = recording.actors.flatMap((actor) => {
    const machine = machines.get(actor.flow)
    const steps = recording.steps.filter((step) => step.actor === actor.id)
    return machine && steps.length > 0 ? [{ actor, machine, steps }] : []
  })
  const tests = played.map(({ actor, machine, steps }) => testOf(recording, actor, machine, steps))
  const helpers = tests.some((test) => /\bheld\b/.test(test)) ? 'held, replay' : 'replay'
  const imported = new Map(played.map(({ machine }) => [machine.name, machine]))
  return [
    "import { expect, it } from 'vitest'",
    ...[...imported.values()].map(
      ({ name, exported }) => `import { ${exported} } from '#machines/${name}/${name}.machine.ts'`,
    ),
    `import { ${helpers} } from '#tests/replay/replay.ts'`,
    '',
    '// Texts of dots, 0 and false stand for what the recording hid, and `held` for what is no data. If a guard or an action',
    '// needs another value, put it in their place.',
    ...tests,
    '',
  ].join('\n')
}

function testOf(
  { begun }: Recording,
  actor: RecordedActor,
  { exported }: ReplayedMachine,
  steps: RecordedStep[],
): string {
  const beginning = actor.before ?? { input: actor.input }
  return [
    '',
    `it('replays ${actor.flow} (actor ${actor.id}), recorded at ${begun}', () => {`,
    `  const flow = replay(${exported}, ${code(beginning)})`,
    ...steps.filter(({ event }) => event.type !== 'xstate.stop').flatMap(linesOf),
    '})',
  ].join('\n')
}

function linesOf({ event, value }: RecordedStep): string[] {
  const sent = event.type === 'xstate.init' ? [] : [`  flow.send(${code(event)})`]
  return [...sent, `  expect(flow.state()).toBe(${code(stateInWords(value))})`]
}

/** A value as source text. */
function code(value: unknown): string {
  if (value === undefined) return 'undefined'
  if (value === '(object)') return 'held'
  if (typeof value === 'string') return `'${value.replaceAll(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
  if (Array.isArray(value)) return `[${value.map(code).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(([key, field]) => `${nameOf(key)}: ${code(field)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

const nameOf = (key: string) => (/^[a-zA-Z_]\w*$/.test(key) ? key : code(key))
