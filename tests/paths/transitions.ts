import { type AnyStateNode, getStateNodes } from '@xstate/graph'
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  getNextTransitions,
} from 'xstate'
import { branchesOf, nameOf } from '#machines/transition-names.ts'

/** Whether a transition listens to an event type, wildcards included. */
export function listensTo({ eventType }: AnyTransitionDefinition, type: string): boolean {
  if (eventType === '*') return !type.startsWith('xstate.')
  return eventType.endsWith('.*') ? type.startsWith(eventType.slice(0, -1)) : eventType === type
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

function refusalOf(transition: AnyTransitionDefinition): string {
  return `${nameOf(transition)}, refused`
}
