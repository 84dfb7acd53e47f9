import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { branchesOf, guardName, nameOf, stateName, triggerOf } from '#machines/transition-names.ts'
import type { Chart, ChartArrow, ChartNote, ChartState } from './chart.ts'

/** Reads from a machine what its picture shows. */
export function chartOf(machine: AnyStateMachine): Chart {
  const arrows: ChartArrow[] = []
  const root = stateOf(machine.root, { machine, arrows })
  return { id: machine.id, description: machine.root.description ?? '', root, arrows }
}

type Reading = { machine: AnyStateMachine; arrows: ChartArrow[] }

function stateOf(node: AnyStateNode, reading: Reading): ChartState {
  const [initial] = node.initial?.target ?? []
  const notes = [...actorNotes(node), ...actionNotes(node), ...tagNotes(node)]
  for (const transition of branchesOf(node).flat()) {
    const text = textOf(transition, reading.machine)
    const targets = transition.target ?? []
    if (targets.length === 0) notes.push(noteOf(transition, text))
    // A line from a box into itself would hide what it leads to.
    else if (targets.every((target) => isInside(target, node)))
      notes.push(noteOf(transition, `${text} → ${targets.map(({ key }) => key).join(', ')}`))
    else for (const target of targets) addArrow(reading.arrows, node, target, noteOf(transition, text))
  }
  return {
    id: stateName(node),
    name: node.parent ? node.key : node.machine.id,
    kind: node.type === 'history' ? 'atomic' : node.type,
    notes,
    initial: node.type === 'compound' && initial ? stateName(initial) : null,
    states: Object.values(node.states).map((child) => stateOf(child, reading)),
  }
}

function addArrow(arrows: ChartArrow[], source: AnyStateNode, target: AnyStateNode, text: ChartNote): void {
  const [from, to] = [stateName(source), stateName(target)]
  const known = arrows.find((arrow) => arrow.from === from && arrow.to === to)
  if (known) known.texts.push(text)
  else arrows.push({ from, to, texts: [text] })
}

const noteOf = (transition: AnyTransitionDefinition, text: string): ChartNote => ({
  text,
  transition: nameOf(transition),
})

/** `after backoff 400 ms [isAllowed] / keepAnswer` */
function textOf(transition: AnyTransitionDefinition, machine: AnyStateMachine): string {
  const actions = actionNames(transition.actions)
  return [
    eventText(transition, machine),
    transition.guard && `[${guardText(transition.guard)}]`,
    actions.length > 0 && `/ ${actions.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' ')
}

function eventText(transition: AnyTransitionDefinition, machine: AnyStateMachine): string {
  const [, kind, name = ''] = /^(after|done|fail)\((.+)\)$/.exec(triggerOf(transition)) ?? []
  if (kind === 'done') return `${name} is done`
  if (kind === 'fail') return `${name} fails`
  if (kind !== 'after') return triggerOf(transition)
  const delay: unknown = machine.implementations.delays[name]
  if (/^\d+$/.test(name)) return `after ${name} ms`
  return typeof delay === 'number' ? `after ${name} ${delay} ms` : `after ${name}`
}

/** A guard with what it is given: `isAtLeast 2`. */
export function guardText(guard: NonNullable<AnyTransitionDefinition['guard']>): string {
  const params = typeof guard === 'object' && 'params' in guard ? guard.params : undefined
  const said = typeof params === 'object' && params !== null ? ` ${Object.values(params).join(', ')}` : ''
  return guardName(guard) + said
}

/** The names of actions; those of XState's own, which the machines use without a name, say nothing. */
export function actionNames(actions: readonly unknown[]): string[] {
  return actions
    .map((action) =>
      typeof action === 'string' ? action : String((action as { type?: string }).type ?? 'xstate.'),
    )
    .filter((name) => !name.startsWith('xstate.'))
}

const actorNotes = ({ invoke }: AnyStateNode): ChartNote[] =>
  invoke.map(({ src }) => ({ text: `runs ${typeof src === 'string' ? src : 'an actor'}`, transition: null }))

function actionNotes({ entry, exit }: AnyStateNode): ChartNote[] {
  return Object.entries({ entry, exit })
    .map(([when, actions]) => ({ when, names: actionNames(actions) }))
    .filter(({ names }) => names.length > 0)
    .map(({ when, names }) => ({ text: `${when} / ${names.join(', ')}`, transition: null }))
}

const tagNotes = ({ tags }: AnyStateNode): ChartNote[] =>
  tags.length > 0 ? [{ text: tags.map((tag) => `#${tag}`).join(' '), transition: null }] : []

function isInside(node: AnyStateNode, outer: AnyStateNode): boolean {
  return node.parent !== undefined && (node.parent === outer || isInside(node.parent, outer))
}
