import { assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import type { Identity } from '#app/domain/account/identity.ts'
import {
  type GuestItem,
  guestItemsOf,
  type PostponedAddition,
  type Refusal,
} from '#app/domain/list/guest-items.ts'
import { callbackNotProvided, notProvided } from '#machines/not-provided.ts'

/** `email` is of who is logged in, null for a visitor. */
export type GuestItemsInput = { identity: Identity; email: string | null }
/** `items` is what the device keeps, the oldest first, for everybody who uses it. */
export type GuestItemsContext = GuestItemsInput & { items: GuestItem[] }

/** `items.stored` is what the device keeps now, whichever tab changed it. */
export type GuestItemsEvent =
  | ({ type: 'item.postponed' } & PostponedAddition)
  | { type: 'item.dropped'; id: string }
  | { type: 'items.stored'; items: GuestItem[] }
  | { type: 'user.answered'; user: User | null }
  | { type: 'identity.changed'; identity: Identity }
  | { type: 'login.declined' }
  | { type: 'tab.returned' }
  | { type: 'network.online' }
  | { type: 'route.changed' }

/** What the store is told: to keep an addition, to forget items, or why a list did not take them. */
export type GuestItemStoreEvent =
  | { type: 'item.keep'; addition: PostponedAddition; owner: string | null }
  | { type: 'items.forget'; ids: string[] }
  | { type: 'items.refuse'; ids: string[]; refusal: Refusal }

/** What became of the items: the list has them, it is of another country than they are, or it has no room for them. */
export type PlacedItems = { added: GuestItem[]; foreign: GuestItem[]; unfitting: GuestItem[] }

/**
 * `items.waiting` is told to a visitor who does not log in for them. `items.refused` is told once for each item and reason,
 * also over visits.
 */
export type GuestItemsEmitted =
  | { type: 'items.waiting'; items: GuestItem[] }
  | { type: 'items.placed'; items: GuestItem[] }
  | { type: 'items.refused'; items: GuestItem[]; refusal: Refusal }

type Ids = { ids: string[] }
type Items = { items: GuestItem[] }
type Refused = Items & { refusal: Refusal }

const idsOf = (items: readonly GuestItem[]) => items.map(({ id }) => id)

/** A list that cannot be fetched is no news of an item that the list refused before. */
const isNews = (told: Refusal | null, refusal: Refusal) =>
  refusal === 'no-list' ? told === null : told !== refusal

/** The items of who is logged in, and of visitors. */
const ownItems = ({ items, email }: GuestItemsContext) => guestItemsOf(items, email)

/**
 * What a visitor, or a user whose email is not verified, wanted on their list (product: Shopping list). The device keeps it
 * until there is a list to put it on: after a login with a verified email, in whichever tab and however much later. What
 * a user wanted is not put on another user's list. What could not be put there stays, and is tried again when the shopper
 * comes back, goes to another page, or has a connection again. The app provides `guestItemStore`, which keeps the items for
 * all tabs of the device, and `placeItems`, which waits for the list.
 */
export const guestItemsMachine = setup({
  types: {
    context: {} as GuestItemsContext,
    input: {} as GuestItemsInput,
    events: {} as GuestItemsEvent,
    emitted: {} as GuestItemsEmitted,
    children: {} as { store: 'guestItemStore' },
  },
  actors: {
    guestItemStore: fromCallback<GuestItemStoreEvent>(callbackNotProvided('guestItemStore')),
    placeItems: fromPromise<PlacedItems, Items>(notProvided('placeItems')),
  },
  guards: {
    hasItems: ({ context }) => ownItems(context).length > 0,
    isPlaceable: ({ context }) => context.identity === 'verified' && ownItems(context).length > 0,
    isOtherUser: ({ context }, { user }: { user: User | null }) => (user?.email ?? null) !== context.email,
    isPlaced: (_, { foreign, unfitting }: PlacedItems) => foreign.length + unfitting.length === 0,
  },
  actions: {
    keepIdentity: assign((_, { identity }: { identity: Identity }) => ({ identity })),
    keepEmail: assign((_, { user }: { user: User | null }) => ({ email: user?.email ?? null })),
    showStored: assign((_, { items }: Items) => ({ items })),
    keep: sendTo('store', ({ context }, { addition }: { addition: PostponedAddition }) => ({
      type: 'item.keep',
      addition,
      owner: context.email,
    })),
    forget: enqueueActions(({ context, enqueue }, { ids }: Ids) => {
      enqueue.assign({ items: context.items.filter(({ id }) => !ids.includes(id)) })
      enqueue.sendTo('store', { type: 'items.forget', ids })
    }),
    tellPlaced: enqueueActions(({ enqueue }, { items }: Items) => {
      if (items.length > 0) enqueue.emit({ type: 'items.placed', items })
    }),
    refuse: enqueueActions(({ enqueue }, { items, refusal }: Refused) => {
      const untold = items.filter((item) => isNews(item.refusal, refusal))
      if (untold.length === 0) return
      enqueue.emit({ type: 'items.refused', items: untold, refusal })
      enqueue.sendTo('store', { type: 'items.refuse', ids: idsOf(untold), refusal })
    }),
    tellWaiting: emit(({ context }) => ({ type: 'items.waiting', items: ownItems(context) })),
  },
}).createMachine({
  id: 'guestItems',
  context: ({ input }) => ({ ...input, items: [] }),
  initial: 'waiting',
  invoke: { src: 'guestItemStore', id: 'store' },
  on: {
    'item.postponed': {
      actions: {
        type: 'keep',
        params: ({ event: { addable, quantity, country } }) => ({ addition: { addable, quantity, country } }),
      },
    },
    'item.dropped': { actions: { type: 'forget', params: ({ event }) => ({ ids: [event.id] }) } },
    'items.stored': { actions: { type: 'showStored', params: ({ event }) => ({ items: event.items }) } },
    'login.declined': { guard: 'hasItems', actions: 'tellWaiting' },
    // What is being put on the list of the one before is not finished on the list of the next one.
    'user.answered': {
      guard: { type: 'isOtherUser', params: ({ event }) => ({ user: event.user }) },
      target: '.waiting',
      actions: { type: 'keepEmail', params: ({ event }) => ({ user: event.user }) },
    },
    'identity.changed': {
      target: '.waiting',
      actions: { type: 'keepIdentity', params: ({ event }) => ({ identity: event.identity }) },
    },
  },
  states: {
    waiting: { always: { guard: 'isPlaceable', target: 'placing' } },
    placing: {
      invoke: {
        src: 'placeItems',
        input: ({ context }) => ({ items: ownItems(context) }),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => event.output },
            target: 'waiting',
            actions: [
              { type: 'forget', params: ({ event }) => ({ ids: idsOf(event.output.added) }) },
              { type: 'tellPlaced', params: ({ event }) => ({ items: event.output.added }) },
            ],
          },
          {
            target: 'blocked',
            actions: [
              { type: 'forget', params: ({ event }) => ({ ids: idsOf(event.output.added) }) },
              { type: 'tellPlaced', params: ({ event }) => ({ items: event.output.added }) },
              {
                type: 'refuse',
                params: ({ event }) => ({ items: event.output.foreign, refusal: 'other-country' }),
              },
              {
                type: 'refuse',
                params: ({ event }) => ({ items: event.output.unfitting, refusal: 'full-list' }),
              },
            ],
          },
        ],
        onError: {
          target: 'blocked',
          actions: {
            type: 'refuse',
            params: ({ context }) => ({ items: ownItems(context), refusal: 'no-list' }),
          },
        },
      },
    },
    blocked: {
      on: {
        'tab.returned': { target: 'waiting' },
        'network.online': { target: 'waiting' },
        'route.changed': { target: 'waiting' },
      },
    },
  },
})
