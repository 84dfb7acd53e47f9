import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { Path, Plan } from './plan-paths.ts'
import type { Effects, OtherActor } from './step.ts'
import { leavesOf } from './walk-path.ts'

/** Writes a snapshot's context in a few words for a table. */
export type Describe<Snapshot> = (snapshot: Snapshot) => string

/**
 * A plan as text for a reviewer: for each path, each case with the state, tags and context after it, the events it
 * emits and sends to others, the actors it stops, those it starts with their input, and its transitions and refusals.
 */
export function pathTable<Snapshot>(name: string, plan: Plan, describe: Describe<Snapshot>): string {
  const paths = plan.paths.map((path, index) => [`path ${index + 1}`, ...linesOf(path, describe)].join('\n'))
  const steps = plan.paths.reduce((sum, path) => sum + path.steps.length, 0)
  return `${[`${name}: ${paths.length} paths, ${steps} steps`, ...paths].join('\n\n')}\n`
}

function linesOf<Snapshot>(path: Path, describe: Describe<Snapshot>): string[] {
  const facts = (snapshot: AnyMachineSnapshot) => {
    const tags = [...snapshot.tags].sort().map((tag) => ` #${tag}`)
    return `${leavesOf(snapshot).join(' + ')}${tags.join('')} | ${describe(snapshot as Snapshot)}`
  }
  return [
    `  start -> ${facts(path.start.snapshot)}`,
    ...effectsOf(path.start),
    ...path.steps.flatMap((step) => [
      `  ${step.happening.label} -> ${facts(step.snapshot)}`,
      ...effectsOf(step),
      ...[...step.takes, ...step.refuses].map((goal) => `      ${goal}`),
    ]),
  ]
}

function effectsOf({ emits, tells, stops, starts }: Effects): string[] {
  return [
    ...emits.map((event) => `      emits ${inWords(event)}`),
    ...tells.map(({ to, event }) => `      tells ${to} ${inWords(event)}`),
    ...stops.map((actor) => `      stops ${actorName(actor)}`),
    ...starts.map(({ input, ...actor }) =>
      ['      starts', actorName(actor), JSON.stringify(input)].filter(Boolean).join(' '),
    ),
  ]
}

/** An actor's id; its `src` if no id was given. */
function actorName({ id, src }: OtherActor): string {
  const isNamed = !/^\d+\./.test(id) && id !== src
  return isNamed ? `${src} as ${id}` : src
}

function inWords({ type, ...payload }: EventObject): string {
  const values = Object.values(payload).map((value) =>
    value instanceof Error ? `${value.name}: ${value.message}` : JSON.stringify(value),
  )
  return [type, ...values].join(' ')
}

/**
 * Compares a table with the committed one. If `UPDATE_PATHS=1` is set in the environment, writes the file instead.
 * @throws if they differ, with how to accept the new table.
 */
export function assertCommittedTable(file: URL, table: string): void {
  if (process.env.UPDATE_PATHS === '1') {
    writeFileSync(file, table)
    return
  }
  const committed = readCommitted(file)
  if (committed === table) return
  const name = relative(process.cwd(), fileURLToPath(file))
  throw new Error(
    `${name} is not what the machine does now.\n${firstDifference(committed, table)}\n` +
      'If the change is meant, run `UPDATE_PATHS=1 npm run test:unit` and review the file before committing it.',
  )
}

function readCommitted(file: URL): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

function firstDifference(committed: string, table: string): string {
  const [was, is] = [committed.split('\n'), table.split('\n')]
  const line = is.findIndex((text, index) => text !== was[index])
  const at = line < 0 ? is.length : line
  return `line ${at + 1}\n  committed: ${was[at] ?? '(nothing)'}\n  now:       ${is[at] ?? '(nothing)'}`
}
