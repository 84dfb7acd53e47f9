import assert from 'node:assert/strict'
import {
  type ActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type InputFrom,
  SimulatedClock,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate'
import type { Case } from './case.ts'
import type { Step } from './plan-paths.ts'
import { type Effects, givenAs, type Outcome, otherActor } from './step.ts'
import type { Driver } from './walk-path.ts'

type Done = { type: 'held.done'; output: unknown }
type Failed = { type: 'held.failed'; error: unknown }

type MachineDriverOptions<M extends AnyStateMachine> = {
  input: InputFrom<M>
  see: Driver<SnapshotFrom<M>>['see']
}

/**
 * Walks paths on the machine itself: time is simulated, and every actor is kept pending until a case settles it.
 * Just before a delay ends it checks that nothing changed. After each step it compares state, context, tags and effects
 * with the plan, and then calls the state's `see` with the machine's own snapshot.
 */
export function machineDriver<M extends AnyStateMachine>(machine: M, options: MachineDriverOptions<M>) {
  const clock = new SimulatedClock()
  const seen: Effects = { emits: [], tells: [], starts: [], stops: [] }
  const errors: unknown[] = []
  const sources = Object.keys(machine.implementations.actors)
  const actor = createActor(
    machine.provide({ actors: Object.fromEntries(sources.map((src) => [src, heldActor(seen)])) }),
    { clock, input: options.input },
  )
  actor.on('*', (event) => seen.emits.push(event))
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()
  const now = (): AnyMachineSnapshot => actor.getSnapshot()

  const perform = ({ happening, takes }: Step) => {
    for (const effects of Object.values(seen)) effects.length = 0
    if (happening.kind === 'send') send(happening, takes.length > 0)
    else if (happening.kind === 'after') passTime(happening)
    else settle(happening)
  }
  const send = ({ event, label }: Extract<Case, { kind: 'send' }>, isTaken: boolean) => {
    assertAsPlanned(`whether "${label}" can happen`, now().can(event), isTaken)
    actor.send(event)
  }
  const passTime = ({ label, ms }: Extract<Case, { kind: 'after' }>) => {
    const before = factsOf(now())
    clock.increment(ms - 1)
    assertAsPlanned(`one millisecond before "${label}" the snapshot`, factsOf(now()), before)
    clock.increment(1)
  }
  const settle = (happening: Extract<Case, { kind: 'done' | 'fail' }>) => {
    const children: (AnyActorRef | undefined)[] = Object.values(now().children)
    const running = children.find((child) => child?.src === happening.src)
    if (!running) throw new Error(`no actor "${happening.src}" runs`)
    settleHeld(running, happening, seen)
  }
  const compare = ({ snapshot, emits, tells, starts, stops }: Outcome) => {
    assert.deepEqual(errors, [], 'the machine stopped with an error')
    assertAsPlanned('the snapshot', factsOf(now()), factsOf(snapshot))
    assertAsPlanned('what was emitted', seen.emits, emits)
    assertAsPlanned('which actors ended', seen.stops, stops)
    assertAsPlanned('which actors began with what', seen.starts, starts)
    assertAsPlanned('what actors were told', seen.tells, tells)
  }
  const see = Object.fromEntries(
    Object.entries(options.see).map(([leaf, assertion]) => [
      leaf,
      (_: AnyMachineSnapshot, step?: Step) => assertion(now() as SnapshotFrom<M>, step),
    ]),
  )
  return { perform, compare, see, stop: () => actor.stop() } satisfies Driver & { stop: () => void }
}

/** @throws with the name of the value and the difference, if the two differ. */
function assertAsPlanned(what: string, actual: unknown, planned: unknown): void {
  try {
    assert.deepEqual(actual, planned)
  } catch (cause) {
    const difference = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${what} differs from the plan: ${difference}`, { cause })
  }
}

function factsOf({ value, context, tags }: AnyMachineSnapshot) {
  return { value, context, tags: [...tags].sort() }
}

/** Whether it is an actor's logic: what a machine loads and starts is held as its other actors are. */
const isLogic = (output: unknown): boolean =>
  typeof output === 'object' && output !== null && 'transition' in output

const isDone = (event: EventObject): event is Done => event.type === 'held.done'
const isFailed = (event: EventObject): event is Failed => event.type === 'held.failed'

type Held = Snapshot<unknown> & { input: unknown }

/** Settles an actor that was held. Logic in its output, which a machine starts as a child, is held as well. */
export function settleHeld(
  running: AnyActorRef,
  happening: Extract<Case, { kind: 'done' | 'fail' }>,
  seen: Effects,
): void {
  running.send(
    happening.kind === 'done'
      ? { type: 'held.done', output: isLogic(happening.output) ? heldActor(seen) : happening.output }
      : { type: 'held.failed', error: happening.error },
  )
}

/** Stays pending until it is settled. It records its start and input, the events sent to it, and its stop. */
export const heldActor = ({ tells, starts, stops }: Effects): ActorLogic<Held, EventObject, unknown> => ({
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  getPersistedSnapshot: (snapshot) => snapshot,
  start: ({ input }, { self }) => {
    starts.push({ ...otherActor(self), input: givenAs(input) })
  },
  transition: (snapshot, event, { self }) => {
    if (isDone(event)) return { ...snapshot, status: 'done', output: event.output, error: undefined }
    if (isFailed(event)) return { ...snapshot, status: 'error', output: undefined, error: event.error }
    if (event.type === 'xstate.stop') stops.push(otherActor(self))
    else if (!event.type.startsWith('xstate.')) tells.push({ to: self.id, event })
    return snapshot
  },
})
