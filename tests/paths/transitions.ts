import { type AnyStateNode, getStateNodes } from '@xstate/graph'
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  getNextTransitions,
} from 'xstate'

/** Whether a transition listens to an event type, wildcards included. */
export function listensTo({ eventType }: AnyTransitionDefinition, type: string): boolean {
  if (eventType === '*') return !type.startsWith('xstate.')
  return eventType.endsWith('.*') ? type.startsWith(eventType.slice(0, -1)) : eventType === type
}

/**
 * The name of a transition in plans and tables: its state, its trigger, its index among the branches of that trigger,
 * and its guard. `open.loading: fail(searchOffers)[0] if isCancelled`
 */
export function nameOf(transition: AnyTransitionDefinition): string {
  const { source, guard } = transition
  const branches = branchesOf(source).find((list) => list.includes(transition)) ?? [transition]
  const place = branches.length > 1 ? `[${branches.indexOf(transition)}]` : ''
  const condition = guard ? ` if ${guardName(guard)}` : ''
  return `${source.path.join('.') || '(root)'}: ${triggerOf(transition)}${place}${condition}`
}

/** Every transition of a machine, `always` included, in the order of its definition. */
export function everyTransition(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return [machine.root, ...getStateNodes(machine)].flatMap(branchesOf).flat()
}

/** All goals of a complete suite: each transition taken once, and each guard refused once. */
export function everyGoal(machine: AnyStateMachine): string[] {
  return everyTransition(machine).flatMap((transition) =>
    transition.guard ? [nameOf(transition), refusalOf(transition)] : [nameOf(transition)],
  )
}

/** The refusals, by name: guarded transitions that were checked before one was taken, or without one being taken. */
export function refusedIn(
  before: AnyMachineSnapshot,
  type: string,
  taken: AnyTransitionDefinition[],
): string[] {
  const asked = getNextTransitions(before).filter((transition) => listensTo(transition, type))
  return asked
    .filter((transition) => transition.guard && !taken.includes(transition))
    .filter((transition) => !taken.some((winner) => comesBefore(winner, transition)))
    .map(refusalOf)
}

function comesBefore(winner: AnyTransitionDefinition, transition: AnyTransitionDefinition): boolean {
  if (winner.source !== transition.source) return isInside(winner.source, transition.source)
  const branches = branchesOf(winner.source).flat()
  return branches.indexOf(winner) < branches.indexOf(transition)
}

function isInside(node: AnyStateNode, outer: AnyStateNode): boolean {
  return node.parent !== undefined && (node.parent === outer || isInside(node.parent, outer))
}

function branchesOf(node: AnyStateNode): AnyTransitionDefinition[][] {
  return [...node.transitions.values(), ...(node.always ? [node.always] : [])]
}

function refusalOf(transition: AnyTransitionDefinition): string {
  return `${nameOf(transition)}, refused`
}

function triggerOf({ eventType, source }: AnyTransitionDefinition): string {
  if (eventType === '') return 'always'
  const [, kind, id = ''] = /^xstate\.(after|done\.actor|error\.actor)\.(.+)$/.exec(eventType) ?? []
  if (kind === 'after') return `after(${id.slice(0, -source.id.length - 1)})`
  if (kind === undefined) return eventType
  const invoked = source.invoke.find((invocation) => invocation.id === id)
  return `${kind === 'done.actor' ? 'done' : 'fail'}(${invoked?.src ?? id})`
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  return typeof guard === 'function' && guard.name ? guard.name : 'unnamed guard'
}
