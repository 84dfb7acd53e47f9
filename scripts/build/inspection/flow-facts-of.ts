import { globSync, readFileSync } from 'node:fs'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { FlowFacts, FlowGroup, PathStep, TransitionFacts } from '#app/inspection/flow-facts.ts'
import { flows } from '#machines/app/flows.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { branchesOf, nameOf, stateName, triggerOf } from '#machines/transition-names.ts'
import { actionNames, guardText } from '../flows/chart-of.ts'
import { machineNamed } from '../flows/machines.ts'
import { faultsOf } from './faults-of.ts'
import { readPathTable } from './read-path-table.ts'

/** Reads from a machine, and from its path table, what the page of flows says about it. */
export async function flowFactsOf(name: string): Promise<FlowFacts> {
  const machine = await machineNamed(name)
  const walks = readPathTable(readFileSync(`machines/${name}/${name}.paths.txt`, 'utf8'))
  const nodes = nodesOf(machine.root)
  const transitions = nodes.flatMap((node) =>
    branchesOf(node)
      .flat()
      .map((transition) => transitionFacts(transition, machine, walks)),
  )
  return {
    name,
    id: machine.id,
    description: machine.root.description ?? '',
    spec: specOf(machine.root),
    group: groupOf(name, machine),
    states: nodes.filter(({ type }) => type === 'atomic' || type === 'final').length,
    transitions,
    faults: faultsOf(name, transitions),
  }
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

function transitionFacts(
  transition: AnyTransitionDefinition,
  machine: AnyStateMachine,
  walks: Map<string, PathStep[]>,
): TransitionFacts {
  const { source, guard } = transition
  const name = nameOf(transition)
  return {
    name,
    trigger: triggerOf(transition),
    from: stateName(source),
    to: (transition.target ?? []).map(stateName),
    guard: guard ? guardText(guard) : null,
    delay: delayOf(transition, machine),
    actions: actionNames(transition.actions),
    spec: (transition.meta as FlowMeta | undefined)?.spec ?? specOf(source),
    walks: walks.get(name) ?? [],
  }
}

/** The sections of a state, or of the nearest state around it that names any. */
function specOf(node: AnyStateNode): FlowMeta['spec'] {
  const spec = (node.meta as FlowMeta | undefined)?.spec
  return spec ?? (node.parent ? specOf(node.parent) : [])
}

function delayOf(transition: AnyTransitionDefinition, machine: AnyStateMachine): number | null {
  const [, name = ''] = /^after\((.+)\)$/.exec(triggerOf(transition)) ?? []
  const delay: unknown = /^\d+$/.test(name) ? Number(name) : machine.implementations.delays[name]
  return typeof delay === 'number' ? delay : null
}

const registered: ReadonlySet<string> = new Set([
  'app',
  ...Object.values(flows).map(({ machine }) => machine.id),
])

/** The names of the machines that a component or a hook starts by itself. */
const started = new Set(
  globSync('app/{features,flows,inspection}/**/*.{ts,tsx}')
    .filter((file) => !/\.(test|fixture)\.|open-tab\.ts$/.test(file))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
    .filter(({ file, source }) => !file.startsWith('app/flows/') || source.includes('createActor('))
    .flatMap(({ source }) => machinesImported(source)),
)

/** The machines of which a file imports more than types. */
function machinesImported(source: string): string[] {
  const imports = source.matchAll(/^import \{([^}]*)\} from '#machines\/([\w-]+)\/\2\.machine\.ts'/gm)
  return [...imports]
    .filter(([, names = '']) => names.split(',').some((name) => /^\s*(?!type )\w*Machine\b/.test(name)))
    .map(([, , machine = '']) => machine)
}

function groupOf(name: string, { id }: AnyStateMachine): FlowGroup {
  if (registered.has(id)) return 'tab'
  return started.has(name) ? 'component' : 'below'
}
