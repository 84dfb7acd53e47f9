import { adjacencyMapToArray, getAdjacencyMap } from '@xstate/graph'
import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, getNextTransitions } from 'xstate'
import type { Case } from './case.ts'
import { eventOf, stepFrom } from './step.ts'

/**
 * One case happening in one state. `goals` names the guards that it refuses. It also names its transitions and the case
 * itself, if this edge shows them best: an edge that changes the state is best, then one that changes the context, and
 * an edge that changes neither counts only if there is no better one. (A transition from its own target shows little.)
 * `pair` is the case and the state, whatever the context.
 */
export type Edge = { happening: Case; from: string; to: string; goals: string[]; pair: string }

/** The states that a machine reaches by its cases, and the ways between them. */
export type TransitionGraph = {
  start: string
  edges: Edge[]
  /** The shortest way from a state that ends with a wanted edge; undefined if no wanted edge can be reached. */
  wayToNearest: (from: string, isWanted: (edge: Edge) => boolean) => Edge[] | undefined
}

type GraphOptions = {
  cases: Case[]
  start: AnyMachineSnapshot
  key: (snapshot: AnyMachineSnapshot) => unknown
  maxStates: number
}

/**
 * XState's own graph of a machine (`@xstate/graph`), extended by the events that it cannot find by itself: those of
 * delays and actors, which exist only in the states that run them.
 */
export function transitionGraph(machine: AnyStateMachine, options: GraphOptions): TransitionGraph {
  const caseByEvent = new WeakMap<EventObject, Case>()
  const caseOf = (event: EventObject): Case => {
    const happening = caseByEvent.get(event)
    if (!happening) throw new Error(`${machine.id}: ${event.type} is no event of this plan`)
    return happening
  }
  const stateKey = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, options.key(snapshot)])
  let states = 0
  const adjacency = getAdjacencyMap<AnyMachineSnapshot, EventObject, unknown>(machine, {
    fromState: options.start,
    serializeState: stateKey,
    serializeEvent: (event: EventObject) => caseOf(event).label,
    events: (snapshot: AnyMachineSnapshot): EventObject[] => {
      states += 1
      if (states > options.maxStates) {
        const advice = 'bound its context with `key`, fewer cases, or a `when`'
        throw new Error(`${machine.id}: no plan within ${options.maxStates} states; ${advice}`)
      }
      if (snapshot.status !== 'active') return []
      const candidates = getNextTransitions(snapshot)
      return options.cases.flatMap((happening) => {
        const event = eventOf(happening, snapshot, candidates)
        if (event) caseByEvent.set(event, happening)
        return event ? [event] : []
      })
    },
  })
  const takenEdges = adjacencyMapToArray(adjacency).map(({ state, event, nextState }) => {
    const { takes, refuses } = stepFrom(machine, state, event)
    const happening = caseOf(event)
    const [from, to] = [stateKey(state), stateKey(nextState)]
    const isMoving = JSON.stringify(state.value) !== JSON.stringify(nextState.value)
    const shows = takes.length > 0 ? [...takes, happening.label] : []
    const pair = `${JSON.stringify(state.value)} ${happening.label}`
    return { happening, from, to, pair, refuses, shows, weight: isMoving ? 2 : from === to ? 0 : 1 }
  })
  const heaviest = new Map<string, number>()
  for (const { shows, weight } of takenEdges) {
    for (const goal of shows) heaviest.set(goal, Math.max(weight, heaviest.get(goal) ?? 0))
  }
  const edges = takenEdges.map(({ refuses, shows, weight, ...edge }): Edge => {
    return { ...edge, goals: [...refuses, ...shows.filter((goal) => heaviest.get(goal) === weight)] }
  })
  return { start: stateKey(options.start), edges, wayToNearest: wayThrough(edges) }
}

/** Breadth-first search. XState's `getShortestPaths` would build the whole graph again for each start state. */
function wayThrough(edges: Edge[]): TransitionGraph['wayToNearest'] {
  const edgesFrom = Map.groupBy(edges, (edge) => edge.from)
  return (from, isWanted) => {
    const arrivals = new Map<string, Edge | undefined>([[from, undefined]])
    for (const state of arrivals.keys()) {
      for (const edge of edgesFrom.get(state) ?? []) {
        if (isWanted(edge)) return [...wayTo(state, arrivals), edge]
        if (!arrivals.has(edge.to)) arrivals.set(edge.to, edge)
      }
    }
    return undefined
  }
}

/** The edges that lead to a state, from the first to the last. */
function wayTo(state: string, arrivals: Map<string, Edge | undefined>): Edge[] {
  const last = arrivals.get(state)
  return last ? [...wayTo(last.from, arrivals), last] : []
}
