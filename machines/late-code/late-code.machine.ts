import { fromPromise, setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'
import { type LateCodeEvent, lateCodeStates } from './late-code.states.ts'

/**
 * Code that comes after the page: a part that opens over it, the machines of the tab, an ad. If it does not arrive, the page
 * stays. Who pressed something that needs it is told and can try again, and what they pressed is done when it is there; what
 * nobody asked for is missing in silence. With the connection it is loaded again.
 */
export const lateCodeMachine = setup({
  types: { events: {} as LateCodeEvent, meta: {} as FlowMeta },
  actors: { loadCode: fromPromise<void>(notProvided('loadCode')) },
}).createMachine({
  id: 'lateCode',
  description: 'Code that comes after the page, and may not arrive.',
  meta: { spec: ['§8'] },
  initial: 'idle',
  states: lateCodeStates,
})
