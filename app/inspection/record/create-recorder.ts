import type { AnyActor, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { nameOf } from '#machines/transition-names.ts'
import type { createPlaceholders } from './placeholder.ts'
import type { RecordedActor, RecordedStep, Recording } from './recording.ts'

/** How many events of a tab are kept. */
const mostSteps = 500

type KnownActor = Omit<RecordedActor, 'input' | 'before'> & {
  input: unknown
  before: AnyMachineSnapshot | null
  /** The transitions taken, and the actors started, since its last step. */
  takes: string[]
  starts: string[]
}
type Told = { actor: RecordedActor; step: RecordedStep }

type Options = {
  hide: ReturnType<typeof createPlaceholders>
  /** Milliseconds since the page was asked for. */
  now: () => number
  page: Pick<Recording, 'begun' | 'width'>
  /** Is told each step when it is recorded. */
  tell?: (told: Told) => void
}

/**
 * Records the events of the machines in all systems of actors that are inspected with it: the last 500, and what is needed
 * to step through them. Values are hidden before they are kept; the snapshots before the first kept steps, which stay in
 * memory, when the recording is read.
 */
export function createRecorder({ hide, now, page, tell }: Options) {
  const actors = new Map<object, KnownActor>()
  const steps: { step: RecordedStep; snapshot: AnyMachineSnapshot; of: object }[] = []
  let lastId = 0

  const recorded = ({ id, flow, parent, input, before }: KnownActor): RecordedActor => ({
    id,
    flow,
    parent,
    input: hide.value(flow, input),
    before: before && { value: before.value, context: hide.value(flow, before.context) },
  })
  const meet = (actor: AnyActor) => {
    const parent = actor._parent && actors.get(actor._parent)
    if (!isMachine(actor)) {
      parent?.starts.push(typeof actor.src === 'string' ? actor.src : 'an actor')
      return
    }
    parent?.starts.push(actor.logic.id)
    lastId += 1
    actors.set(actor, {
      id: lastId,
      flow: actor.logic.id,
      parent: parent?.id ?? null,
      input: actor.options.input,
      before: null,
      takes: [],
      starts: [],
    })
  }
  const forgetOldest = () => {
    const oldest = steps.shift()
    const actor = oldest && actors.get(oldest.of)
    if (!actor) return
    actor.before = oldest.snapshot
    const isOver = oldest.snapshot.status !== 'active'
    if (isOver && !steps.some(({ of }) => of === oldest.of)) actors.delete(oldest.of)
  }
  const keep = (ref: object, event: { type: string }, snapshot: AnyMachineSnapshot) => {
    const actor = actors.get(ref)
    if (!actor) return
    const { id, flow, takes, starts } = actor
    const { value, status } = snapshot
    // The input, which its first event has, is kept with the actor.
    const said = event.type === 'xstate.init' ? { type: event.type } : hide.event(flow, event)
    const step = { at: now(), actor: id, event: said, takes, value, starts, status }
    actor.takes = []
    actor.starts = []
    steps.push({ step, snapshot, of: ref })
    if (steps.length > mostSteps) forgetOldest()
    tell?.({ actor: recorded(actor), step })
  }

  return {
    inspect: (event: InspectionEvent) => {
      if (event.type === '@xstate.actor') meet(event.actorRef as AnyActor)
      else if (event.type === '@xstate.microstep')
        actors.get(event.actorRef)?.takes.push(...event._transitions.filter(isNamed).map(nameOf))
      else if (event.type === '@xstate.snapshot')
        keep(event.actorRef, event.event, event.snapshot as AnyMachineSnapshot)
    },
    recording: (): Recording => ({
      version: 1,
      ...page,
      actors: [...actors.values()].map(recorded),
      steps: steps.map(({ step }) => step),
    }),
  }
}

const isMachine = ({ logic }: AnyActor): boolean => 'root' in logic && 'implementations' in logic

/** The transition into the initial state has no event. */
const isNamed = ({ eventType }: AnyTransitionDefinition) => typeof eventType === 'string'
