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
import type { Told } from './step.ts'
import type { Driver } from './walk-path.ts'

type Done = { type: 'held.done'; output: unknown }
type Failed = { type: 'held.failed'; error: unknown }

type MachineDriverOptions<M extends AnyStateMachine> = {
  input: InputFrom<M>
  see: Driver<SnapshotFrom<M>>['see']
}

/**
 * Walks paths on the machine itself: time is simulated, and every actor is held open until a case settles it.
 * Just before a delay ends it checks that nothing moved; after each step it compares state, context, tags, emitted
 * events and what actors were told with the plan, and then asks the `see` of the state, which is given the machine's
 * own snapshot.
 */
export function machineDriver<M extends AnyStateMachine>(machine: M, options: MachineDriverOptions<M>) {
  const clock = new SimulatedClock()
  const emitted: EventObject[] = []
  const told: Told[] = []
  const errors: unknown[] = []
  const sources = Object.keys(machine.implementations.actors)
  const actor = createActor(
    machine.provide({ actors: Object.fromEntries(sources.map((src) => [src, heldActor(told)])) }),
    { clock, input: options.input },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()
  const now = (): AnyMachineSnapshot => actor.getSnapshot()

  const perform = ({ happening, takes }: Step) => {
    emitted.length = 0
    told.length = 0
    if (happening.kind === 'send') send(happening, takes.length > 0)
    else if (happening.kind === 'after') passTime(happening)
    else settle(happening)
  }
  const send = ({ event, label }: Extract<Case, { kind: 'send' }>, isTaken: boolean) => {
    assert.equal(now().can(event), isTaken, `whether "${label}" can happen differs from the plan`)
    actor.send(event)
  }
  const passTime = ({ label, ms }: Extract<Case, { kind: 'after' }>) => {
    const before = factsOf(now())
    clock.increment(ms - 1)
    assert.deepEqual(factsOf(now()), before, `one millisecond before "${label}" something moved`)
    clock.increment(1)
  }
  const settle = (happening: Extract<Case, { kind: 'done' | 'fail' }>) => {
    const children: (AnyActorRef | undefined)[] = Object.values(now().children)
    const running = children.find((child) => child?.src === happening.src)
    if (!running) throw new Error(`no actor "${happening.src}" runs`)
    running.send(
      happening.kind === 'done'
        ? { type: 'held.done', output: happening.output }
        : { type: 'held.failed', error: happening.error },
    )
  }
  const see = Object.fromEntries(
    Object.entries(options.see).map(([leaf, assertion]) => [
      leaf,
      (expected: AnyMachineSnapshot, step?: Step) => {
        assert.deepEqual(errors, [], 'the machine stopped with an error')
        assert.deepEqual(factsOf(now()), factsOf(expected))
        assert.deepEqual(emitted, step?.emits ?? [], 'what was emitted differs from the plan')
        assert.deepEqual(told, step?.tells ?? [], 'what actors were told differs from the plan')
        return assertion(now() as SnapshotFrom<M>, step)
      },
    ]),
  )
  return { perform, see, stop: () => actor.stop() } satisfies Driver & { stop: () => void }
}

function factsOf({ value, context, tags }: AnyMachineSnapshot) {
  return { value, context, tags: [...tags].sort() }
}

const isDone = (event: EventObject): event is Done => event.type === 'held.done'
const isFailed = (event: EventObject): event is Failed => event.type === 'held.failed'

/** Rests until it is settled, and notes what it is told meanwhile. */
const heldActor = (told: Told[]): ActorLogic<Snapshot<unknown>, EventObject, unknown> => ({
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event, { self }) => {
    if (isDone(event)) return { status: 'done', output: event.output, error: undefined }
    if (isFailed(event)) return { status: 'error', output: undefined, error: event.error }
    // What is not from the machine is XState's own, as the order to stop.
    if (!event.type.startsWith('xstate.')) told.push({ to: self.id, event })
    return snapshot
  },
})
