import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** The name of a state in plans, tables and charts: `open.loading`; `(root)` for the machine itself. */
export const stateName = ({ path }: Pick<AnyStateNode, 'path'>): string => path.join('.') || '(root)'

/**
 * The name of a transition in plans and tables: its state, its trigger, its index among the branches of that trigger,
 * and its guard. `open.loading: fail(searchOffers)[0] if isCancelled`
 */
export function nameOf(transition: AnyTransitionDefinition): string {
  const { source, guard } = transition
  const branches = branchesOf(source).find((list) => list.includes(transition)) ?? [transition]
  const place = branches.length > 1 ? `[${branches.indexOf(transition)}]` : ''
  const condition = guard ? ` if ${guardName(guard)}` : ''
  return `${stateName(source)}: ${triggerOf(transition)}${place}${condition}`
}

/** The transitions of a state, by their trigger. */
export function branchesOf(node: AnyStateNode): AnyTransitionDefinition[][] {
  return [...node.transitions.values(), ...(node.always ? [node.always] : [])]
}

/** What a transition waits for: an event, `always`, `after(delay)`, `done(actor)` or `fail(actor)`. */
export function triggerOf({ eventType, source }: AnyTransitionDefinition): string {
  if (eventType === '') return 'always'
  const [, kind, id = ''] = /^xstate\.(after|done\.actor|error\.actor)\.(.+)$/.exec(eventType) ?? []
  if (kind === 'after') return `after(${id.slice(0, -source.id.length - 1)})`
  if (kind === undefined) return eventType
  const invoked = source.invoke.find((invocation) => invocation.id === id)
  return `${kind === 'done.actor' ? 'done' : 'fail'}(${invoked?.src ?? id})`
}

/** The name of a guard, whether it has parameters or not. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  return typeof guard === 'function' && guard.name ? guard.name : 'unnamed guard'
}
