import type { StateValue } from 'xstate'
import type { RecordedActor, RecordedStep, Recording } from '../record/recording.ts'

/** An actor as it was after some steps of a recording, with its last step. */
export type RunningActor = { actor: RecordedActor; value: StateValue; last: RecordedStep | undefined }

/** The actors that run after the first so many steps of a recording, by their id. */
export function runningAfter({ actors, steps }: Recording, at: number): Map<number, RunningActor> {
  const running = new Map<number, RunningActor>()
  for (const actor of actors)
    if (actor.before) running.set(actor.id, { actor, value: actor.before.value, last: undefined })
  const known = new Map(actors.map((actor) => [actor.id, actor]))
  for (const step of steps.slice(0, at)) {
    const actor = known.get(step.actor)
    if (!actor) continue
    if (step.status === 'active') running.set(step.actor, { actor, value: step.value, last: step })
    else running.delete(step.actor)
  }
  return running
}

/** The paths of the states that a value has active, the outer ones first: `open`, `open.ready`. */
export function activePaths(value: StateValue, outer = ''): string[] {
  if (typeof value === 'string') return value === '' ? [] : [outer + value]
  return Object.entries(value).flatMap(([key, inner = {}]) => [
    outer + key,
    ...activePaths(inner, `${outer}${key}.`),
  ])
}

/** The innermost of the active states. */
function innermost(value: StateValue): string[] {
  const paths = activePaths(value)
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)))
}

/** A state in words: its innermost active states. `open.ready`; `identity.verified + exchange.left` */
export const stateInWords = (value: StateValue): string => innermost(value).join(' + ') || 'its only state'

/** How a state has changed, without the regions that have not: `closed → open.ready`. The state itself if nothing has. */
export function changeInWords(from: StateValue, to: StateValue): string {
  const [before, after] = [innermost(from), innermost(to)]
  const left = before.filter((path) => !after.includes(path))
  const entered = after.filter((path) => !before.includes(path))
  const isSame = left.length === 0 && entered.length === 0
  return isSame ? `stays in ${stateInWords(to)}` : `${left.join(' + ')} → ${entered.join(' + ')}`
}

/** The actor of a flow that moved last, of those that run. */
export function latestOf(running: Map<number, RunningActor>, flow: string): RunningActor | undefined {
  const all = [...running.values()].filter(({ actor }) => actor.flow === flow)
  return all.toSorted((one, other) => (other.last?.at ?? 0) - (one.last?.at ?? 0))[0]
}
