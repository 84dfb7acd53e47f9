import { assign, emit, setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { isAlone } from './modals-with-offers.ts'

/** The flows that open a modal, by their names in the register, and the tag of a flow whose modal is open. */
export const modalTags = {
  offerViewer: 'open',
  addToList: 'open',
  priceAgent: 'open',
  consent: 'preferences',
  navigationMenu: 'open',
  scanner: 'open',
} as const
export type Modal = keyof typeof modalTags

/** `open` has the modals in the order in which they opened. */
export type ModalsContext = { open: readonly Modal[] }

export type ModalsEvent = { type: 'modal.began' | 'modal.ended'; modal: Modal }

/** A modal other than the viewer and the scanner has opened, or the last of these has closed. */
export type ModalsEmitted = { type: 'page.covered' } | { type: 'page.freed' }

type Changed = { modal: Modal }

/**
 * Which modals are drawn. A modal makes the page inert, but its code may be late: until it is drawn, the shopper can press
 * what opens another one. That one waits until the first is closed, so that what was pressed is neither lost nor above
 * what was pressed before (docs/decisions/023). Only the offer viewer and the scanner may have one of the others above them (§2.7).
 * The flow of a modal that waits goes on, and closes as if it were drawn, such as with a change of route.
 */
export const modalsMachine = setup({
  types: {
    context: {} as ModalsContext,
    events: {} as ModalsEvent,
    emitted: {} as ModalsEmitted,
    meta: {} as FlowMeta,
  },
  guards: {
    isAlone: (_, { modal }: Changed) => isAlone(modal),
    isLastAlone: ({ context }, { modal }: Changed) =>
      !context.open.some((other) => other !== modal && isAlone(other)),
  },
  actions: {
    tellCovered: emit({ type: 'page.covered' }),
    tellFreed: emit({ type: 'page.freed' }),
    add: assign(({ context }, { modal }: Changed) => ({ open: [...context.open, modal] })),
    remove: assign(({ context }, { modal }: Changed) => ({
      open: context.open.filter((other) => other !== modal),
    })),
  },
}).createMachine({
  id: 'modals',
  description: 'Lets one modal be drawn at a time; the next waits until the shopper closes it.',
  meta: { spec: ['§2.7', '§2.11', '§8'] },
  context: { open: [] },
  initial: 'free',
  on: {
    'modal.began': { actions: { type: 'add', params: ({ event }) => event } },
    'modal.ended': { actions: { type: 'remove', params: ({ event }) => event } },
  },
  states: {
    free: {
      on: {
        'modal.began': {
          guard: { type: 'isAlone', params: ({ event }) => event },
          target: 'covered',
          actions: { type: 'add', params: ({ event }) => event },
        },
      },
    },
    covered: {
      entry: 'tellCovered',
      exit: 'tellFreed',
      on: {
        'modal.ended': {
          guard: { type: 'isLastAlone', params: ({ event }) => event },
          target: 'free',
          actions: { type: 'remove', params: ({ event }) => event },
        },
      },
    },
  },
})
