import type { AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import type { Case } from './case.ts'
import { eventOf, firstStep, type Outcome, stepFrom } from './step.ts'
import { type Edge, type TransitionGraph, transitionGraph } from './transition-graph.ts'
import { everyGoal } from './transitions.ts'

/** A case as it happens on a path, with the snapshots before and after it. */
export type Step = Outcome & { happening: Case; before: AnyMachineSnapshot }

/** A run through a machine from its start. */
export type Path = { start: Outcome; steps: Step[] }

/** Paths, and the names of the transitions and refusals that none of them covers. */
export type Plan = {
  /** What the paths are made of. */
  cases: Case[]
  paths: Path[]
  missing: string[]
  /** The same transitions and refusals on fewer, longer paths: on a page, a start costs more than many steps. */
  onPage: () => Path[]
  /**
   * Makes the many paths on which every case happens in every state that the key distinguishes; in a large graph, in
   * every state once, whatever the context.
   */
  everyWay: () => Path[]
}

/** With more edges than this, walking all of them takes seconds. */
const LARGE_GRAPH = 3000

/** A page walks this many steps in some seconds. */
const LONGEST_ON_PAGE = 40

/** `key` picks the part of the context that distinguishes two snapshots of one state. */
export type PlanOptions<M extends AnyStateMachine> = {
  cases: Case[]
  input: InputFrom<M>
  key: (snapshot: SnapshotFrom<M>) => unknown
  /** A path ends if the next goal would make it longer than this; 12 by default. */
  maxSteps?: number
  /** How many states the graph may have before it counts as unbounded; 5,000 by default. */
  maxStates?: number
}

/**
 * Plans a few long paths that together take every transition and have every guard refused once.
 * @throws if a case can happen in no state (a wrong name, or an unreachable state), or if two cases have one label.
 */
export function planPaths<M extends AnyStateMachine>(machine: M, options: PlanOptions<M>): Plan {
  const start = firstStep(machine, options.input)
  const graph = transitionGraph(machine, {
    cases: options.cases,
    start: start.snapshot,
    key: options.key as (snapshot: AnyMachineSnapshot) => unknown,
    maxStates: options.maxStates ?? 5000,
  })
  assertCasesHappen(machine, options.cases, graph)
  const reached = new Set([...start.takes, ...start.refuses])
  const open = new Set(graph.edges.flatMap((edge) => edge.goals)).difference(reached)
  const missing = everyGoal(machine).filter((goal) => !open.has(goal) && !reached.has(goal))
  const goals = new Set(open)
  const replayed = (paths: Edge[][]) => paths.map((path) => replay(machine, start, path))
  const paths = replayed(longPaths(graph, open, ({ goals }) => goals, options.maxSteps ?? 12))
  const isLarge = graph.edges.length > LARGE_GRAPH
  const pairOf = (edge: Edge) => [isLarge ? edge.pair : `${edge.from} ${edge.happening.label}`]
  let ways: Path[] | undefined
  return {
    cases: options.cases,
    paths,
    missing,
    onPage: () => replayed(longPaths(graph, new Set(goals), (edge) => edge.goals, LONGEST_ON_PAGE)),
    everyWay: () => {
      ways ??= replayed(longPaths(graph, new Set(graph.edges.flatMap(pairOf)), pairOf, 40))
      return ways
    },
  }
}

/** Paths that reach all open goals. Removes from `open` each goal that a path passes. */
function longPaths<Goal>(
  graph: TransitionGraph,
  open: Set<Goal>,
  goalsOf: (edge: Edge) => Goal[],
  maxSteps: number,
): Edge[][] {
  const paths: Edge[][] = []
  while (open.size > 0) paths.push(longPath(graph, open, goalsOf, maxSteps))
  return paths
}

/** Goes from goal to goal, always to the nearest. */
function longPath<Goal>(
  graph: TransitionGraph,
  open: Set<Goal>,
  goalsOf: (edge: Edge) => Goal[],
  maxSteps: number,
): Edge[] {
  const path: Edge[] = []
  let at = graph.start
  for (;;) {
    const way = graph.wayToNearest(at, (edge) => goalsOf(edge).some((goal) => open.has(goal)))
    if (!way || (path.length > 0 && path.length + way.length > maxSteps)) return path
    for (const edge of way) {
      for (const goal of goalsOf(edge)) open.delete(goal)
      path.push(edge)
      at = edge.to
    }
  }
}

/** The exact snapshots of a path, made by running its cases one after another. */
function replay(machine: AnyStateMachine, start: Outcome, path: Edge[]): Path {
  const steps: Step[] = []
  /** Actors that ended by themselves: leaving their state does not stop them. */
  const settled = new Set<unknown>()
  for (const { happening, goals } of path) {
    const before = steps.at(-1)?.snapshot ?? start.snapshot
    const event = eventOf(happening, before)
    const outcome = event && stepFrom(machine, before, event)
    const shown = outcome ? [...outcome.takes, ...outcome.refuses, happening.label] : []
    if (!outcome || !goals.every((goal) => shown.includes(goal))) {
      const route = [...steps.map((step) => step.happening.label), happening.label].join(' > ')
      throw new Error(`${machine.id}: the plan's key does not tell states apart on the way ${route}`)
    }
    if ('actorId' in event) settled.add(event.actorId)
    const stops = outcome.stops.filter(({ id }) => !settled.has(id))
    for (const { id } of outcome.starts) settled.delete(id)
    steps.push({ happening, before, ...outcome, stops })
  }
  return { start, steps }
}

function assertCasesHappen(machine: AnyStateMachine, cases: Case[], graph: TransitionGraph) {
  const labels = cases.map(({ label }) => label)
  const twice = labels.find((label, index) => labels.indexOf(label) !== index)
  if (twice !== undefined) throw new Error(`${machine.id}: two cases are called "${twice}"`)
  const happened = new Set(graph.edges.map((edge) => edge.happening))
  const never = cases.filter((happening) => !happened.has(happening)).map(({ label }) => label)
  if (never.length > 0) throw new Error(`${machine.id}: never happens in any state: ${never.join(', ')}`)
}
