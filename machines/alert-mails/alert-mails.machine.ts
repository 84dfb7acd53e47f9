import { assign, emit, fromPromise, setup } from 'xstate'
import type { MailChoice, MailSettings } from '#app/domain/agents/mail-choice.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

export type AlertMailsEvent =
  | { type: 'mails.chosen'; mails: MailChoice }
  /** The ISO weekday, 1 to 7; the page asks for it if one mail a week is chosen. */
  | { type: 'day.chosen'; shoppingDay: number }
  | { type: 'saving.retried' }

/** `save.failed`: what `saveMails` rejected with. */
export type AlertMailsEmitted =
  | { type: 'mails.saved'; settings: MailSettings }
  | { type: 'save.failed'; error: unknown }

const machine = setup({
  types: {
    context: {} as MailSettings,
    input: {} as MailSettings,
    events: {} as AlertMailsEvent,
    emitted: {} as AlertMailsEmitted,
    meta: {} as FlowMeta,
    tags: {} as 'busy',
  },
  actors: { saveMails: fromPromise<void, MailSettings>(notProvided('saveMails')) },
  actions: {
    takeMails: assign((_, { mails }: { mails: MailChoice }) => ({ mails })),
    takeDay: assign((_, { shoppingDay }: { shoppingDay: number }) => ({ shoppingDay })),
    tellSaved: emit(({ context }) => ({ type: 'mails.saved', settings: context })),
    tellFailure: emit((_, { error }: { error: unknown }) => ({ type: 'save.failed', error })),
  },
})

const choosing = machine.createStateConfig({
  on: {
    'mails.chosen': { target: 'saving', actions: { type: 'takeMails', params: ({ event }) => event } },
    'day.chosen': { target: 'saving', actions: { type: 'takeDay', params: ({ event }) => event } },
  },
})

/**
 * How the alerts of a price agent are mailed (§4 price alerts). A choice is saved at once; one that could not be saved stays
 * on the page, which says so, until it is saved by a retry or another is made. The app provides `saveMails`.
 */
export const alertMailsMachine = machine.createMachine({
  id: 'alertMails',
  description: 'How the alerts of a price agent are mailed: at once, once a week, or not.',
  meta: { spec: ['§4 Price alerts'] },
  context: ({ input }) => input,
  initial: 'resting',
  states: {
    resting: choosing,
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveMails',
        input: ({ context }) => context,
        onDone: { target: 'resting', actions: 'tellSaved' },
        onError: {
          target: 'failed',
          actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { on: { ...choosing.on, 'saving.retried': 'saving' } },
  },
})
