import { emit, fromPromise, setup } from 'xstate'
import type { Identity } from '#app/domain/account/identity.ts'
import type { Country, Locale } from '#app/domain/locale/locales.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

/** The country whose language the browser prefers to the page's; null if there is nothing to offer. */
export type LanguageOfferInput = { offered: Country | null }
export type LanguageOfferContext = LanguageOfferInput

export type LanguageOfferEvent =
  | { type: 'offer.accepted'; country: Country }
  | { type: 'offer.declined' }
  | { type: 'route.changed' }
  | { type: 'locale.changed'; locale: Locale }
  | { type: 'identity.changed'; identity: Identity }

/** The app remembers both on the device, so that nobody is asked twice. */
export type LanguageOfferEmitted = { type: 'country.chosen'; country: Country } | { type: 'offer.answered' }

/**
 * Offers a visitor the country whose language their browser prefers, once and never by force (§1 brand and
 * languages). Who goes on to another page without an answer has declined. A user stays in the country of their account, so
 * nothing is offered to them. The app provides `loadTexts`, which loads the language of the offer.
 */
export const languageOfferMachine = setup({
  types: {
    context: {} as LanguageOfferContext,
    input: {} as LanguageOfferInput,
    events: {} as LanguageOfferEvent,
    emitted: {} as LanguageOfferEmitted,
    // Whether the page keeps the offer's place, so that nothing moves when it is drawn.
    tags: {} as 'placed',
    meta: {} as FlowMeta<LanguageOfferContext | LanguageOfferEvent>,
  },
  actors: { loadTexts: fromPromise<void, LanguageOfferContext>(notProvided('loadTexts')) },
  guards: { isNothing: ({ context }) => context.offered === null },
  actions: {
    tellChosen: emit((_, { country }: { country: Country }) => ({ type: 'country.chosen', country })),
    tellAnswered: emit({ type: 'offer.answered' }),
  },
}).createMachine({
  id: 'languageOffer',
  description: 'The offer to go to the country whose language the visitor’s browser prefers.',
  meta: {
    spec: ['§1 Brand and languages'],
    safe: ['offered', 'country', 'locale'],
  },
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'isNothing', target: 'unneeded' }, { target: 'waiting' }],
    },
    unneeded: {},
    waiting: {
      tags: 'placed',
      invoke: {
        src: 'loadTexts',
        input: ({ context }) => context,
        onDone: { target: 'offered' },
        onError: { target: 'unneeded' },
      },
      on: { 'locale.changed': { target: 'unneeded' }, 'identity.changed': { target: 'unneeded' } },
    },
    offered: {
      tags: 'placed',
      on: {
        'offer.accepted': {
          target: 'accepted',
          actions: { type: 'tellChosen', params: ({ event }) => event },
        },
        'offer.declined': { target: 'declined', actions: 'tellAnswered' },
        'route.changed': { target: 'declined', actions: 'tellAnswered' },
        'locale.changed': { target: 'declined', actions: 'tellAnswered' },
        'identity.changed': { target: 'unneeded' },
      },
    },
    // The page is being left; it may come back from the browser's cache as it was.
    accepted: {
      tags: 'placed',
      on: { 'offer.declined': { target: 'declined' }, 'route.changed': { target: 'declined' } },
    },
    declined: {},
  },
})
