import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { everyTransition } from '../transitions.ts'

/**
 * A machine, the name of its folder, and what it does not know itself: the types of what it emits, its walks, and how many
 * faults in it are noticed.
 */
export type DescribedMachine = {
  name: string
  machine: AnyStateMachine
  emits: string[]
  walks: string
  faults: string
}

const heads = [
  'machine',
  'what it is for',
  'states',
  'events it hears',
  'what it emits',
  'its actors',
  'walked',
  'faults noticed or explained',
]

/**
 * The machines as a Markdown table, read from themselves: a row for each, sorted by id. Sections of the rules stand
 * in brackets behind what they are about.
 */
export function machineTable(machines: DescribedMachine[]): string {
  const rows = machines
    .toSorted((one, other) => one.machine.id.localeCompare(other.machine.id))
    .map(({ name, machine, emits, walks, faults }) => [
      `[${code(machine.id)}](../docs/flows/${name}.svg)`,
      [machine.root.description ?? '', sectionsOf(machine.root.meta)].join(''),
      statesOf(machine.root).join(', '),
      eventsOf(machine).join(', '),
      emits.map(code).join(', '),
      Object.keys(machine.implementations.actors).map(code).join(', '),
      walks,
      faults,
    ])
  return [heads, heads.map(() => '---'), ...rows].map(rowOf).join('\n')
}

/** Puts a table in the place of the one that a document has. */
export function withTable(document: string, table: string): string {
  return document.replace(/^\|.*(\n\|.*)*/m, () => table)
}

/** The states that a shopper or another machine can find it in; those that only decide, and are left at once, are not. */
function statesOf(node: AnyStateNode): string[] {
  return Object.values(node.states)
    .filter(({ always }) => always?.every(({ guard }) => guard) ?? true)
    .map((state) => {
      const tags = state.tags.map((tag) => ` #${tag}`).join('')
      const inner = statesOf(state)
      const said = `${code(state.key)}${tags}${sectionsOf(state.meta)}`
      return inner.length > 0 ? `${said}: { ${inner.join(', ')} }` : said
    })
}

function eventsOf(machine: AnyStateMachine): string[] {
  const transitions = everyTransition(machine).filter(({ eventType }) => /^(?!xstate\.)./.test(eventType))
  const types = [...new Set(transitions.map(({ eventType }) => eventType))]
  return types.map((type) => {
    const spec = transitions
      .filter(({ eventType }) => eventType === type)
      .flatMap(({ meta }) => (meta as FlowMeta | undefined)?.spec ?? [])
    return `${code(type)}${sectionsOf({ spec: [...new Set(spec)] })}`
  })
}

function sectionsOf(meta: FlowMeta | undefined): string {
  return meta && meta.spec.length > 0 ? ` (${meta.spec.join(', ')})` : ''
}

const code = (name: string) => `\`${name}\``
const rowOf = (cells: string[]) => `| ${cells.map((cell) => cell || '–').join(' | ')} |`

/**
 * Counts the planned paths of a machine and their steps: `5 paths, 62 steps`.
 * @param table the path tables of a machine (`*.paths.txt`).
 */
export function walksIn(table: string): string {
  const heads = [...table.matchAll(/: (\d+) paths, (\d+) steps$/gm)]
  const sum = (place: 1 | 2) => heads.reduce((total, head) => total + Number(head[place]), 0)
  return walksAre({ paths: sum(1), steps: sum(2) })
}

/** `5 paths, 62 steps` */
export const walksAre = ({ paths, steps }: { paths: number; steps: number }): string =>
  `${paths} ${paths === 1 ? 'path' : 'paths'}, ${steps} steps`
