import { assign, emit, fromPromise, setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

/** Whether the alerts of a price agent are mailed. */
type Mails = { mails: boolean }

export type MailsSwitchEvent = { type: 'switch.pressed' }

/** `save.failed`: what `saveMails` rejected with. */
export type MailsSwitchEmitted = ({ type: 'mails.saved' } & Mails) | { type: 'save.failed'; error: unknown }

/**
 * The setting whether alerts are mailed (product: Price agents). It shows the new choice while it is saved, and the old one
 * again if that failed. The app provides `saveMails`.
 */
export const mailsSwitchMachine = setup({
  types: {
    context: {} as Mails,
    input: {} as Mails,
    events: {} as MailsSwitchEvent,
    emitted: {} as MailsSwitchEmitted,
    meta: {} as FlowMeta,
    tags: {} as 'busy',
  },
  actors: { saveMails: fromPromise<void, Mails>(notProvided('saveMails')) },
  actions: {
    turn: assign(({ context }) => ({ mails: !context.mails })),
    tellSaved: emit(({ context }) => ({ type: 'mails.saved', mails: context.mails })),
    tellFailure: emit((_, { error }: { error: unknown }) => ({ type: 'save.failed', error })),
  },
}).createMachine({
  id: 'mailsSwitch',
  description: 'The setting whether alerts of price agents are mailed.',
  meta: { spec: ['product: Price agents'] },
  context: ({ input }) => input,
  initial: 'resting',
  states: {
    resting: { on: { 'switch.pressed': { target: 'saving', actions: 'turn' } } },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveMails',
        input: ({ context }) => context,
        onDone: { target: 'resting', actions: 'tellSaved' },
        onError: {
          target: 'failed',
          actions: ['turn', { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    failed: { on: { 'switch.pressed': { target: 'saving', actions: 'turn' } } },
  },
})
