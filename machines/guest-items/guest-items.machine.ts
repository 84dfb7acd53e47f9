import { assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { type Failure, failureOf } from '#app/domain/failure.ts'
import type { GuestItem, PostponedAddition } from '#app/domain/guest-items.ts'
import type { Identity } from '#app/domain/identity.ts'
import { callbackNotProvided, notProvided } from '#machines/not-provided.ts'

export type GuestItemsInput = { identity: Identity }
/** `items` is what the device keeps, the oldest first. */
export type GuestItemsContext = GuestItemsInput & { items: GuestItem[] }

/** `items.stored` is what the device keeps now, whichever tab changed it. */
export type GuestItemsEvent =
  | ({ type: 'item.postponed' } & PostponedAddition)
  | { type: 'item.dropped'; id: string }
  | { type: 'items.stored'; items: GuestItem[] }
  | { type: 'identity.changed'; identity: Identity }
  | { type: 'login.declined' }
  | { type: 'tab.returned' }
  | { type: 'route.changed' }

/** What the store is told: to keep an item, unless the same one is kept, or to forget items by their ids. */
export type GuestItemStoreEvent =
  | { type: 'item.keep'; addition: PostponedAddition }
  | { type: 'items.forget'; ids: string[] }

/** What became of the items: those that the list has now, and those that a list of another country would take. */
export type PlacedItems = { added: GuestItem[]; foreign: GuestItem[] }

/** `items.waiting` is told to a visitor who does not log in for them. */
export type GuestItemsEmitted =
  | { type: 'items.waiting'; items: GuestItem[] }
  | ({ type: 'items.placed' } & PlacedItems)
  | { type: 'placing.failed'; failure: Failure }

type Ids = { ids: string[] }

const idsOf = (items: readonly GuestItem[]) => items.map(({ id }) => id)

/**
 * What a visitor, or a user whose email is not verified, wanted on their list (product: Shopping list). The device keeps it
 * until there is a list to put it on: after a login with a verified email, in whichever tab and however much later. What
 * could not be put there stays, and is tried again when the shopper comes back or goes on. The app provides
 * `guestItemStore`, which keeps the items for all tabs of the device, and `placeItems`, which waits for the list.
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
    placeItems: fromPromise<PlacedItems, { items: GuestItem[] }>(notProvided('placeItems')),
  },
  guards: {
    isAnything: ({ context }) => context.items.length > 0,
    isPlaceable: ({ context }) => context.identity === 'verified' && context.items.length > 0,
  },
  actions: {
    keepIdentity: assign((_, { identity }: { identity: Identity }) => ({ identity })),
    showStored: assign((_, { items }: { items: GuestItem[] }) => ({ items })),
    keep: sendTo('store', (_, { addition }: { addition: PostponedAddition }) => ({
      type: 'item.keep',
      addition,
    })),
    forget: enqueueActions(({ context, enqueue }, { ids }: Ids) => {
      enqueue.assign({ items: context.items.filter(({ id }) => !ids.includes(id)) })
      enqueue.sendTo('store', { type: 'items.forget', ids })
    }),
    tellWaiting: emit(({ context }) => ({ type: 'items.waiting', items: context.items })),
    tellPlaced: emit((_, { added, foreign }: PlacedItems) => ({ type: 'items.placed', added, foreign })),
    tellFailed: emit((_, { error }: { error: unknown }) => ({
      type: 'placing.failed',
      failure: failureOf(error),
    })),
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
    'login.declined': { guard: 'isAnything', actions: 'tellWaiting' },
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
        input: ({ context }) => ({ items: context.items }),
        onDone: {
          target: 'waiting',
          actions: [
            {
              type: 'forget',
              params: ({ event: { output } }) => ({ ids: idsOf([...output.added, ...output.foreign]) }),
            },
            { type: 'tellPlaced', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'blocked',
          actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    blocked: {
      on: { 'tab.returned': { target: 'waiting' }, 'route.changed': { target: 'waiting' } },
    },
  },
})
