import { emit, enqueueActions, setup } from 'xstate'
import type { ProductOffer } from '#app/domain/offers.ts'
import { typeaheadMachine } from '#machines/typeahead/typeahead.machine.ts'

/** What the address says when the tab opens: the searched term, or an empty text. */
export type AppInput = { query: string }

export type AppEvent = { type: 'route.changed' } | { type: 'agent.add'; offer: ProductOffer }
export type AppEmitted = { type: 'agent.requested'; offer: ProductOffer }

/**
 * Everything that lives as long as the tab: the flows are its children, invoked under their names. Made once,
 * subscribed before it starts, started in an effect and never stopped. A new flow joins as one more `invoke`;
 * a child that does not care about `route.changed` ignores it.
 */
export const appMachine = setup({
  types: {
    context: {} as AppInput,
    input: {} as AppInput,
    events: {} as AppEvent,
    emitted: {} as AppEmitted,
    children: {} as { typeahead: 'typeahead' },
  },
  actors: { typeahead: typeaheadMachine },
  actions: {
    tellChildren: enqueueActions(({ enqueue, event, self }) => {
      for (const child of Object.values(self.getSnapshot().children)) {
        if (child) enqueue.sendTo(child, event)
      }
    }),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => input,
  invoke: { src: 'typeahead', id: 'typeahead', input: ({ context }) => ({ query: context.query }) },
  on: {
    'route.changed': { actions: 'tellChildren' },
    'agent.add': { actions: emit(({ event }) => ({ type: 'agent.requested', offer: event.offer })) },
  },
})
