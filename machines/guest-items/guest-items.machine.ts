import { assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import type { Identity } from '#app/domain/account/identity.ts'
import {
  type GuestItem,
  guestItemsOf,
  type PostponedAddition,
  type Refusal,
} from '#app/domain/list/guest-items.ts'
import { amountOf } from '#app/domain/list/list-price.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { callbackNotProvided, notProvided } from '#machines/not-provided.ts'

/** `email` is the user's, or null for a visitor. */
export type GuestItemsInput = { identity: Identity; email: string | null }
/**
 * `items` are all that the device keeps, for all its users, the oldest first. `amountWaiting`: how many pieces wait until the
 * shopper has a list; 0 for a user with one.
 */
export type GuestItemsContext = GuestItemsInput & { items: GuestItem[]; amountWaiting: number }

/** `items.stored`: what the device keeps now, whichever tab changed it. */
export type GuestItemsEvent =
  | ({ type: 'item.postponed' } & PostponedAddition)
  | { type: 'items.postponed'; additions: PostponedAddition[] }
  | { type: 'item.dropped'; id: string }
  | { type: 'item.counted'; id: string; quantity: number }
  | { type: 'items.stored'; items: GuestItem[] }
  | { type: 'user.answered'; user: User | null }
  | { type: 'identity.changed'; identity: Identity }
  | { type: 'login.declined' }
  | { type: 'tab.returned' }
  | { type: 'network.online' }
  | { type: 'route.changed' }

/** What the store hears: keep additions, forget items, change a quantity, or remember why a list refused items. */
export type GuestItemStoreEvent =
  | { type: 'items.keep'; additions: PostponedAddition[]; owner: string | null }
  | { type: 'items.forget'; ids: string[] }
  | { type: 'items.count'; id: string; quantity: number }
  | { type: 'items.refuse'; ids: string[]; refusal: Refusal }

/** The items that were added, those of another country than the list, and those for which the list has no room. */
export type PlacedItems = { added: GuestItem[]; foreign: GuestItem[]; unfitting: GuestItem[] }

/**
 * `items.waiting`: a visitor did not log in for the items. `items.refused` is emitted once for each item and reason, even
 * across visits. `item.removed`: the shopper took it off.
 */
export type GuestItemsEmitted =
  | { type: 'item.removed'; item: GuestItem }
  | { type: 'items.waiting'; items: GuestItem[] }
  | { type: 'items.placed'; items: GuestItem[] }
  | { type: 'items.refused'; items: GuestItem[]; refusal: Refusal }

type Ids = { ids: string[] }
type Items = { items: GuestItem[] }
type Refused = Items & { refusal: Refusal }

const idsOf = (items: readonly GuestItem[]) => items.map(({ id }) => id)

/**
 * Whether the shopper has not been told this yet. That the list cannot be fetched is only told for an item without a
 * refusal.
 */
const isNews = (told: Refusal | null, refusal: Refusal) =>
  refusal === 'no-list' ? told === null : told !== refusal

/** The items of the user, and those of visitors. */
const ownItems = ({ items, email }: Pick<GuestItemsContext, 'items' | 'email'>) => guestItemsOf(items, email)

/** With the pieces counted that wait. */
const counted = (context: Omit<GuestItemsContext, 'amountWaiting'>): GuestItemsContext => ({
  ...context,
  amountWaiting:
    context.identity === 'visitor' || context.identity === 'unverified' ? amountOf(ownItems(context)) : 0,
})

/**
 * The items that a visitor, or a user with an unverified email, wanted on their list (§4 waiting items). The device
 * keeps them until somebody with a list is logged in, in any tab and however much later. One user's items never go on
 * another user's list. If an item cannot be added it stays, and is tried again when the shopper comes back, opens another
 * page, or is online again. The app provides `guestItemStore`, which keeps the items for all tabs of the device, and
 * `placeItems`, which waits for the list.
 */
export const guestItemsMachine = setup({
  types: {
    context: {} as GuestItemsContext,
    input: {} as GuestItemsInput,
    events: {} as GuestItemsEvent,
    emitted: {} as GuestItemsEmitted,
    children: {} as { store: 'guestItemStore' },
    meta: {} as FlowMeta<GuestItemsContext | GuestItemsEvent>,
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
    keepIdentity: assign(({ context }, { identity }: { identity: Identity }) =>
      counted({ ...context, identity }),
    ),
    keepEmail: assign(({ context }, { user }: { user: User | null }) =>
      counted({ ...context, email: user?.email ?? null }),
    ),
    showStored: assign(({ context }, { items }: Items) => counted({ ...context, items })),
    count: enqueueActions(({ context, enqueue }, { id, quantity }: { id: string; quantity: number }) => {
      const items = context.items.map((item) => (item.id === id ? { ...item, quantity } : item))
      enqueue.assign(counted({ ...context, items }))
      enqueue.sendTo('store', { type: 'items.count', id, quantity })
    }),
    tellRemoved: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const item = context.items.find((kept) => kept.id === id)
      if (item) enqueue.emit({ type: 'item.removed', item })
    }),
    keep: sendTo('store', ({ context }, { additions }: { additions: PostponedAddition[] }) => ({
      type: 'items.keep',
      additions,
      owner: context.email,
    })),
    forget: enqueueActions(({ context, enqueue }, { ids }: Ids) => {
      enqueue.assign(counted({ ...context, items: context.items.filter(({ id }) => !ids.includes(id)) }))
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
  description: 'Keeps what a shopper without a list wanted until a list can take it.',
  meta: {
    spec: ['§4 Waiting items'],
    safe: ['identity', 'amountWaiting', 'quantity'],
  },
  context: ({ input }) => counted({ ...input, items: [] }),
  initial: 'waiting',
  invoke: { src: 'guestItemStore', id: 'store' },
  on: {
    'item.postponed': {
      actions: {
        type: 'keep',
        params: ({ event: { addable, quantity, country } }) => ({
          additions: [{ addable, quantity, country }],
        }),
      },
    },
    'items.postponed': {
      actions: { type: 'keep', params: ({ event }) => ({ additions: event.additions }) },
    },
    'item.dropped': {
      meta: { spec: ['§4 Waiting items'] },
      actions: [
        { type: 'tellRemoved', params: ({ event }) => ({ id: event.id }) },
        { type: 'forget', params: ({ event }) => ({ ids: [event.id] }) },
      ],
    },
    'item.counted': {
      meta: { spec: ['§4 Waiting items'] },
      actions: { type: 'count', params: ({ event: { id, quantity } }) => ({ id, quantity }) },
    },
    'items.stored': { actions: { type: 'showStored', params: ({ event }) => ({ items: event.items }) } },
    'login.declined': { guard: 'hasItems', actions: 'tellWaiting' },
    // Adding to one user's list must not continue on the next user's list.
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
