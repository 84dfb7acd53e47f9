import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { type Failure, failureOf } from '#app/domain/failure.ts'
import type { OfferReport, WrongThing } from '#app/domain/offers/offer-report.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

/** `wrong` is null until something is chosen; `failure` is why the last try was refused. */
export type OfferReportContext = {
  offerId: number
  wrong: WrongThing | null
  sentence: string
  failure: Failure | null
}

export type OfferReportEvent =
  | { type: 'report.opened' }
  | { type: 'report.closed' }
  | { type: 'wrong.chosen'; wrong: WrongThing }
  | { type: 'sentence.typed'; sentence: string }
  | { type: 'report.sent' }

/** `report.failed` is an unexpected error (§8: rethrown). */
export type OfferReportEmitted = { type: 'report.failed'; error: unknown }

/**
 * What a shopper says is wrong with an offer (§7.6): one of a few things, and a sentence if they like. It starts open, since
 * a press loads it. What was chosen and typed stays, whatever fails, also if the form is closed and opened again. The app
 * provides `sendReport`, which rejects with a `Failure`.
 */
export const offerReportMachine = setup({
  types: {
    context: {} as OfferReportContext,
    input: {} as { offerId: number },
    events: {} as OfferReportEvent,
    emitted: {} as OfferReportEmitted,
    meta: {} as FlowMeta<OfferReportContext>,
    tags: {} as 'open' | 'busy',
  },
  actors: { sendReport: fromPromise<void, OfferReport>(notProvided('sendReport')) },
  guards: { isChosen: ({ context }) => context.wrong !== null },
  actions: {
    choose: assign((_, { wrong }: { wrong: WrongThing }) => ({ wrong })),
    keepSentence: assign((_, { sentence }: { sentence: string }) => ({ sentence })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    forgetSentence: assign({ sentence: '' }),
    tellFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      if (failureOf(error).kind === 'unexpected') enqueue.emit({ type: 'report.failed', error })
    }),
  },
}).createMachine({
  id: 'offerReport',
  description: 'What a shopper says is wrong with an offer.',
  meta: { spec: ['§7.6'], safe: ['wrong', 'failure.kind'] },
  context: ({ input: { offerId } }) => ({ offerId, wrong: null, sentence: '', failure: null }),
  initial: 'open',
  states: {
    closed: { on: { 'report.opened': 'open' } },
    open: {
      tags: 'open',
      initial: 'choosing',
      on: {
        'report.closed': { target: 'closed', actions: 'forgetFailure' },
        'wrong.chosen': {
          target: '.choosing',
          actions: [{ type: 'choose', params: ({ event }) => ({ wrong: event.wrong }) }, 'forgetFailure'],
        },
        'sentence.typed': {
          actions: { type: 'keepSentence', params: ({ event }) => ({ sentence: event.sentence }) },
        },
        'report.sent': [{ guard: 'isChosen', target: 'sending' }, { target: '.unchosen' }],
      },
      states: { choosing: {}, unchosen: {}, failed: { meta: { spec: ['§8'] } } },
    },
    sending: {
      tags: ['open', 'busy'],
      invoke: {
        src: 'sendReport',
        input: ({ context: { offerId, wrong, sentence } }) => ({
          offerId,
          wrong: wrong as WrongThing,
          sentence,
        }),
        onDone: { target: 'sent', actions: ['forgetSentence', 'forgetFailure'] },
        onError: {
          target: 'open.failed',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    sent: {},
  },
})
