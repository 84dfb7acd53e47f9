import {
  Actor,
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
import { nameOf } from '#machines/transition-names.ts'
import type { Case } from './case.ts'
import { listensTo, refusedIn } from './transitions.ts'

/** An event for another actor, and the id of that actor. */
export type Told = { to: string; event: EventObject }

/** Another actor: its id, and the name of its logic. */
export type OtherActor = { id: string; src: string }

/** An actor that starts, and its input; `self` stands for the machine itself. */
export type Started = OtherActor & { input: unknown }

/** The effects of an event outside the snapshot: emitted events, events for actors, actors that start and stop. */
export type Effects = { emits: EventObject[]; tells: Told[]; starts: Started[]; stops: OtherActor[] }

/** The result of one event on a snapshot, without running anything: the transitions by name, and the effects. */
export type Outcome = Effects & { snapshot: AnyMachineSnapshot; takes: string[]; refuses: string[] }

/**
 * The event of a case in a snapshot, or undefined if the case cannot happen there: nothing listens to the event,
 * no such delay runs, no such actor is invoked, or the case's own `when` excludes it.
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

/** The step that an event causes from a snapshot. */
export function stepFrom(machine: AnyStateMachine, before: AnyMachineSnapshot, event: EventObject): Outcome {
  const { scope, microsteps, effects } = inertScope()
  const snapshot = machine.transition(before, event, scope)
  return { snapshot, ...effects, ...goalsOf(before, microsteps) }
}

/** The first step of a machine: its start. */
export function firstStep(machine: AnyStateMachine, input: unknown): Outcome {
  const { scope, microsteps, effects } = inertScope()
  const snapshot = machine.getInitialSnapshot(scope, input)
  const [initial] = getInitialMicrosteps(machine, input)
  return { snapshot, ...effects, ...goalsOf(initial?.[0] ?? snapshot, microsteps) }
}

/** An actor's input in a comparable form: the machine itself, which differs at each start, becomes `self`. */
export function givenAs(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, value instanceof Actor ? 'self' : value]),
  )
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
  const effects: Effects = { emits: [], tells: [], starts: [], stops: [] }
  const note = notesOf(effects)
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
    actionExecutor: ({ type, params }) => note[type]?.(params),
  }
  return { scope, microsteps, effects }
}

/** How each of XState's own actions is recorded; other actions have no effect outside the machine. */
function notesOf({ emits, tells, starts, stops }: Effects): Record<string, (params: unknown) => void> {
  const begun = new Set<unknown>()
  return {
    'xstate.emit': (params) => emits.push((params as { event: EventObject }).event),
    'xstate.sendTo': (params) => {
      const { to, event } = params as { to: AnyActorRef; event: EventObject }
      tells.push({ to: to.id, event })
    },
    'xstate.spawnChild': (params) => {
      const { actorRef, input } = params as { actorRef: AnyActorRef; input: unknown }
      begun.add(actorRef)
      starts.push({ ...otherActor(actorRef), input: givenAs(input) })
    },
    'xstate.stopChild': (params) => {
      if (!params) return
      const stopped = otherActor(params as AnyActorRef)
      // If a state is left at once, its actor never starts.
      if (begun.delete(params))
        starts.splice(
          starts.findIndex(({ id }) => id === stopped.id),
          1,
        )
      else stops.push(stopped)
    },
  }
}

/** The id and the logic's name of an actor. */
export function otherActor({ id, src }: AnyActorRef): OtherActor {
  return { id, src: typeof src === 'string' ? src : 'loaded' }
}
