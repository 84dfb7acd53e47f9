import type { AnyStateMachine, EmittedFrom, EventFromLogic, InputFrom } from 'xstate'
import type { AppInput } from './app.input.ts'

/**
 * What the root knows of a flow. `hears` are the events of the root that are sent to it; `tells` are the facts it emits
 * that become events of the root; `unheard` are facts that nobody needs yet. The app handles every other fact
 * (`FactHandlers`), so that a new one that nobody hears does not compile.
 */
type Flow<
  Machine extends AnyStateMachine,
  Heard extends string,
  Told extends string,
  Unheard extends string,
> = {
  machine: Machine
  input: ((tab: AppInput) => InputFrom<Machine>) | undefined
  hears: readonly Heard[]
  tells: readonly Told[]
  unheard: readonly Unheard[]
}

/** Describes a flow. An event that the machine does not know, or a fact that it does not emit, does not compile. */
export function flow<
  Machine extends AnyStateMachine,
  const Heard extends EventFromLogic<Machine>['type'] = never,
  const Told extends EmittedFrom<Machine>['type'] = never,
  const Unheard extends EmittedFrom<Machine>['type'] = never,
>(
  machine: Machine,
  { input, hears = [], tells = [], unheard = [] }: Partial<Flow<Machine, Heard, Told, Unheard>>,
): Flow<Machine, Heard, Told, Unheard> {
  return { machine, input, hears, tells, unheard }
}
