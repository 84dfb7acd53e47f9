import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  getStateNodes,
  SimulatedClock,
  type StateValue,
} from 'xstate'
import { stateInWords } from '#app/inspection/shown/recorded-state.ts'

/** Stands for an actor, and for anything else that a recording could not keep: it does nothing. */
export const held = fromCallback(() => {})

/** How a recorded actor began: with its input, or, if its first events are forgotten, in a state. */
type Beginning = { input: unknown } | { value: StateValue; context: unknown }

/**
 * A machine to which the events of a recording (docs/flows.md) are sent one by one. Time stands still and its actors do
 * nothing: what they did are events of the recording.
 */
export function replay(machine: AnyStateMachine, beginning: Beginning) {
  const sources = Object.keys(machine.implementations.actors)
  const bare = machine.provide({ actors: Object.fromEntries(sources.map((src) => [src, held])) })
  const errors: unknown[] = []
  const actor = createActor(bare, {
    clock: new SimulatedClock(),
    ...optionsOf(bare, beginning),
  }) as AnyActorRef
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()
  return {
    /** The state that it is in, in words: `open.results`. */
    state: (): string => {
      if (errors.length > 0) throw errors[0]
      return stateInWords((actor.getSnapshot() as AnyMachineSnapshot).value)
    },
    send: (event: AnyEventObject) => actor.send(event),
  }
}

function optionsOf(machine: AnyStateMachine, beginning: Beginning) {
  if ('input' in beginning) return { input: beginning.input as never }
  const { value, context } = beginning
  const snapshot = machine.resolveState({ value, context } as never)
  // A restored machine starts only those of its actors that its snapshot has.
  const running = getStateNodes(machine.root, value).flatMap(({ invoke }) => invoke)
  const children = Object.fromEntries(
    running.map(({ id, src }) => [id, { src, snapshot: { status: 'active', input: undefined } }]),
  )
  return { snapshot: { ...machine.getPersistedSnapshot(snapshot), children } as never }
}
