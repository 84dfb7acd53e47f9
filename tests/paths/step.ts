import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  type EventObject,
  getInitialMicrosteps,
  getNextTransitions,
  type InspectedMicrostepEvent,
} from 'xstate'
import type { Case } from './case.ts'
import { listensTo, nameOf, refusedIn } from './transitions.ts'

/** An event for another actor, which is known by the name it was invoked under. */
export type Told = { to: string; event: EventObject }

/**
 * What one event does to a snapshot, without running anything: the transitions by name, what is emitted, and what
 * other actors are told.
 */
export type Outcome = {
  snapshot: AnyMachineSnapshot
  takes: string[]
  refuses: string[]
  emits: EventObject[]
  tells: Told[]
}

/**
 * The event that a case is in a snapshot, or undefined where it cannot happen there: nothing listens to the event,
 * no such delay runs, no such actor is invoked, or the case's own `when` says so.
 */
export function eventOf(
  happening: Case,
  snapshot: AnyMachineSnapshot,
  candidates = getNextTransitions(snapshot),
): EventObject | undefined {
  if ('when' in happening && happening.when?.(snapshot as never) === false) return undefined
  if (happening.kind === 'send') {
    const isHeard = candidates.some((transition) => listensTo(transition, happening.event.type))
    return isHeard ? { ...happening.event } : undefined
  }
  if (happening.kind === 'after') {
    const type = candidates
      .map(({ eventType }) => String(eventType))
      .find((name) => name.startsWith(`xstate.after.${happening.delay}.`))
    return type === undefined ? undefined : { type }
  }
  const invocation = candidates
    .flatMap(({ source }) => source.invoke)
    .find((candidate) => candidate.src === happening.src)
  if (!invocation) return undefined
  return happening.kind === 'done'
    ? doneEvent(invocation.id, happening.output)
    : failEvent(invocation.id, happening.error)
}

function doneEvent(actorId: string, output: unknown): EventObject & { actorId: string; output: unknown } {
  return { type: `xstate.done.actor.${actorId}`, actorId, output }
}

function failEvent(actorId: string, error: unknown): EventObject & { actorId: string; error: unknown } {
  return { type: `xstate.error.actor.${actorId}`, actorId, error }
}

/** The step an event makes from a snapshot. */
export function stepFrom(machine: AnyStateMachine, before: AnyMachineSnapshot, event: EventObject): Outcome {
  const { scope, microsteps, emits, tells } = inertScope()
  const snapshot = machine.transition(before, event, scope)
  return { snapshot, emits, tells, ...goalsOf(before, microsteps) }
}

/** The step a machine makes by starting. */
export function firstStep(machine: AnyStateMachine, input: unknown): Outcome {
  const { scope, microsteps, emits, tells } = inertScope()
  const snapshot = machine.getInitialSnapshot(scope, input)
  const [initial] = getInitialMicrosteps(machine, input)
  return { snapshot, emits, tells, ...goalsOf(initial?.[0] ?? snapshot, microsteps) }
}

function goalsOf(start: AnyMachineSnapshot, microsteps: InspectedMicrostepEvent[]) {
  const takes: string[] = []
  const refuses: string[] = []
  let before = start
  for (const { event, snapshot, _transitions: taken } of microsteps) {
    const isEventless = taken.some(({ eventType }) => eventType === '')
    refuses.push(...refusedIn(before, isEventless ? '' : event.type, taken))
    takes.push(...taken.map(nameOf))
    before = snapshot as AnyMachineSnapshot
  }
  return { takes, refuses: [...refuses, ...refusedIn(before, '', [])] }
}

function inertScope() {
  const microsteps: InspectedMicrostepEvent[] = []
  const emits: EventObject[] = []
  const tells: Told[] = []
  const self = createEmptyActor()
  self.system.inspect((inspected) => {
    if (inspected.type === '@xstate.microstep') microsteps.push(inspected)
  })
  const scope: AnyActorScope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: () => {},
    defer: () => {},
    stopChild: () => {},
    emit: () => {},
    actionExecutor: ({ type, params }) => {
      if (type === 'xstate.emit') emits.push((params as unknown as { event: EventObject }).event)
      if (type === 'xstate.sendTo') {
        const { to, event } = params as unknown as { to: AnyActorRef; event: EventObject }
        tells.push({ to: to.id, event })
      }
    },
  }
  return { scope, microsteps, emits, tells }
}
