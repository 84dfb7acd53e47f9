import { assign, enqueueActions, fromCallback, sendTo, setup } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import { identityOf } from '#app/domain/account/identity.ts'
import { type PendingWatch, pendingOf, type WantedItem } from '#app/domain/agents/wanted-item.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { callbackNotProvided } from '#machines/not-provided.ts'

/** `user` is null for a visitor, undefined if the page does not know yet. */
export type PendingWatchInput = { user: User | null | undefined }
/** `pending` is the item that the device keeps, whoever chose it. */
export type PendingWatchContext = PendingWatchInput & { pending: PendingWatch | null }

type Wanted = { item: WantedItem; country: Country }

export type PendingWatchEvent =
  | ({ type: 'watch.postponed' } & Wanted)
  | { type: 'pending.stored'; pending: PendingWatch | null }
  | { type: 'user.answered'; user: User | null }
  | { type: 'page.covered' }
  | { type: 'page.freed' }

/** `pending.foreign` is an item that was dropped, because the user's account is of another country. */
export type PendingWatchEmitted =
  | ({ type: 'watch.resumed' } & Wanted)
  | { type: 'pending.foreign'; name: string }

/** What the store is told: to keep an item for a user (null: whoever logs in next), or to forget the one it keeps. */
export type PendingStoreEvent =
  | ({ type: 'pending.keep'; owner: string | null } & Wanted)
  | { type: 'pending.forget' }

/** The item that a user with a verified email is to be shown. */
const dueOf = (context: PendingWatchContext) =>
  identityOf(context.user) === 'verified' ? pendingOf(context) : null

/**
 * What a visitor, or a user whose email is not verified, wanted the price agent to watch (§4, Adding to
 * price agent). The device keeps it until a user with a verified email is logged in, in whichever tab and however much
 * later; then the flow goes on with it, and it is removed. While a modal covers the page it waits longer: the shopper may have
 * logged in within that modal, to do something else. The app provides `pendingStore`, which keeps it for all tabs.
 */
export const pendingWatchMachine = setup({
  types: {
    context: {} as PendingWatchContext,
    input: {} as PendingWatchInput,
    events: {} as PendingWatchEvent,
    emitted: {} as PendingWatchEmitted,
    meta: {} as FlowMeta,
    children: {} as { store: 'pendingStore' },
  },
  actors: { pendingStore: fromCallback<PendingStoreEvent>(callbackNotProvided('pendingStore')) },
  guards: {
    isDue: ({ context }) => dueOf(context) !== null,
    isDueHere: ({ context }) => {
      const due = dueOf(context)
      return due !== null && due.country === context.user?.country_registered_to
    },
  },
  actions: {
    keep: sendTo('store', ({ context }, { item, country }: Wanted) => ({
      type: 'pending.keep',
      owner: context.user?.email ?? null,
      ...{ item, country },
    })),
    keepUser: assign((_, { user }: { user: User | null }) => ({ user })),
    keepStored: assign((_, { pending }: { pending: PendingWatch | null }) => ({ pending })),
    resume: enqueueActions(({ context: { pending }, enqueue }) => {
      if (pending) enqueue.emit({ type: 'watch.resumed', item: pending.item, country: pending.country })
    }),
    tellForeign: enqueueActions(({ context: { pending }, enqueue }) => {
      if (pending) enqueue.emit({ type: 'pending.foreign', name: pending.item.name })
    }),
    drop: enqueueActions(({ enqueue }) => {
      enqueue.assign({ pending: null })
      enqueue.sendTo('store', { type: 'pending.forget' })
    }),
  },
}).createMachine({
  id: 'pendingWatch',
  description: 'Keeps the product that a shopper chose until a verified user is logged in.',
  meta: { spec: ['§4 Adding to price agent'] },
  context: ({ input }) => ({ ...input, pending: null }),
  initial: 'waiting',
  invoke: { src: 'pendingStore', id: 'store' },
  on: {
    'watch.postponed': {
      actions: { type: 'keep', params: ({ event: { item, country } }) => ({ item, country }) },
    },
  },
  states: {
    waiting: {
      on: {
        'user.answered': {
          target: 'deciding',
          actions: { type: 'keepUser', params: ({ event }) => ({ user: event.user }) },
        },
        'pending.stored': {
          target: 'deciding',
          actions: { type: 'keepStored', params: ({ event }) => ({ pending: event.pending }) },
        },
        'page.covered': { target: 'covered' },
      },
    },
    deciding: {
      always: [
        { guard: 'isDueHere', target: 'waiting', actions: ['resume', 'drop'] },
        { guard: 'isDue', target: 'waiting', actions: ['tellForeign', 'drop'] },
        { target: 'waiting' },
      ],
    },
    // A modal is open, and a second one must not open with it.
    covered: {
      on: {
        'user.answered': { actions: { type: 'keepUser', params: ({ event }) => ({ user: event.user }) } },
        'pending.stored': {
          actions: { type: 'keepStored', params: ({ event }) => ({ pending: event.pending }) },
        },
        'page.freed': { target: 'deciding' },
      },
    },
  },
})
