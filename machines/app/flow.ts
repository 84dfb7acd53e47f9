import type { AnyStateMachine, EmittedFrom, EventFromLogic, InputFrom } from 'xstate'
import type { AppInput } from './app.input.ts'

/**
 * What the root knows of a flow. The root sends it the events in `hears`. Facts in `tells`, which the flow emits, become
 * events of the root. Nobody needs the facts in `unheard` yet. The app handles every other fact (`FactHandlers`), so a new
 * fact that nobody hears does not compile.
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

/** Describes a flow. Events that the machine does not know, and facts that it does not emit, do not compile. */
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
