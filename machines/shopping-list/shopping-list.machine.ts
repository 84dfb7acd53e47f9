import { emit, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { OfferedUndo } from '#app/domain/list/undo-of.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { hearChildren } from '#machines/hear-children.ts'
import { type Arrival, type HeldListInput, heldListMachine } from '#machines/held-list/held-list.machine.ts'
import type { RefusedChange } from '#machines/list-queue/list-queue.changes.ts'
import { listReaderMachine } from '#machines/list-reader/list-reader.machine.ts'
import { callbackNotProvided, notProvided } from '#machines/not-provided.ts'

/** `owner` is the email of the verified user whose list it is. */
export type ShoppingListInput = { owner: string; locale: Country }
export type ShoppingListContext = ShoppingListInput

/**
 * `session.renewed`: the server confirmed again that the user is logged in; `owner.kept` follows when the device has stored
 * that. `list.restored`, `list.brought` and `refusal.told` are raised by the machine itself. The others from `list.loaded`
 * on come from the reader and the held list.
 */
export type ShoppingListEvent =
  | { type: 'list.reload' }
  | { type: 'session.renewed'; user: User }
  | { type: 'owner.kept' }
  | { type: 'list.restored'; list: ShoppingList }
  | { type: 'list.loaded'; list: ShoppingList }
  | { type: 'load.failed'; error: unknown }
  | { type: 'signIn.needed' }
  | { type: 'list.stale'; version: number }
  | { type: 'list.outdated' }
  | { type: 'list.doubted' }
  | { type: 'list.replaced'; list: ShoppingList; arrival: Arrival }
  | { type: 'list.brought'; list: ShoppingList }
  | { type: 'refusal.told' }
  | { type: 'list.edited' }
  | { type: 'list.shown'; total: number; numberPending: number }
  | FromHeldList

/** The events of the held list that are emitted again: see `HeldListEmitted`. */
export type FromHeldList =
  | { type: 'list.gone' }
  | ({ type: 'change.refused' } & RefusedChange)
  | ({ type: 'change.lost' } & RefusedChange)
  | ({ type: 'undo.offered' } & OfferedUndo)

/** `signIn.needed`: changes wait on the device for a login. */
export type ShoppingListEmitted =
  | FromHeldList
  | { type: 'list.edited' }
  | { type: 'list.shown'; total: number; numberPending: number }
  | { type: 'signIn.needed' }
  | { type: 'load.failed'; error: unknown }

/** What `keepOwner` receives. */
export type OwnerKeepEvent = { type: 'owner.keep'; user: User }

type Kept = { list: ShoppingList | null }

/**
 * A verified user's active list (§4, Shopping list data): loaded from the device first, then from the server,
 * and fetched again after every change by any participant. The app provides `loadKeptList`, `keepOwner`, which stores the
 * owner on the device and answers `owner.kept`, and the actors of the children.
 */
export const shoppingListMachine = setup({
  types: {
    context: {} as ShoppingListContext,
    input: {} as ShoppingListInput,
    events: {} as ShoppingListEvent,
    emitted: {} as ShoppingListEmitted,
    meta: {} as FlowMeta,
    children: {} as {
      hearingReader: 'hearChildren'
      reader: 'reader'
      owner: 'keepOwner'
      hearingHeld: 'hearChildren'
      held: 'heldList'
    },
    tags: {} as 'loading' | 'ready' | 'unavailable',
  },
  actors: {
    loadKeptList: fromPromise<ShoppingList | null, ShoppingListInput>(notProvided('loadKeptList')),
    keepOwner: fromCallback<OwnerKeepEvent>(callbackNotProvided('keepOwner')),
    hearChildren,
    reader: listReaderMachine,
    heldList: heldListMachine,
  },
  guards: {
    isKept: (_, { list }: Kept) => list !== null,
    isAfterRefusal: (_, { arrival }: { arrival: Arrival }) => arrival === 'loadedAfterRefusal',
  },
  actions: {
    // The held list has begun with the list by then, and hears that it is the server's.
    bring: raise((_, { list }: { list: ShoppingList }) => ({ type: 'list.brought', list })),
    tellRefusal: raise({ type: 'refusal.told' }),
    giveToHeld: sendTo('held', (_, { list }: { list: ShoppingList }) => ({ type: 'list.loaded', list })),
    restore: raise((_, { list }: { list: ShoppingList }) => ({ type: 'list.restored', list })),
    keepOwner: sendTo('owner', (_, { user }: { user: User }) => ({ type: 'owner.keep', user })),
    reload: sendTo('reader', { type: 'list.reload' }),
    renewReader: sendTo('reader', { type: 'session.renewed' }),
    passToReader: sendTo('reader', ({ event }) => event),
    renewHeld: sendTo('held', { type: 'session.renewed' }),
    passToHeld: sendTo('held', ({ event }) => event),
    tell: emit((_, fact: ShoppingListEmitted) => fact),
  },
}).createMachine({
  id: 'shoppingList',
  description: 'Loads the active list of a user, from the device and from the server.',
  meta: { spec: ['§4 Shopping list data', '§4 Waiting changes', '§7.4'] },
  context: ({ input }) => input,
  initial: 'restoring',
  invoke: [
    {
      src: 'hearChildren',
      id: 'hearingReader',
      input: ({ self }) => ({ parent: self, children: ['reader'] }),
    },
    { src: 'reader', id: 'reader', input: ({ context }) => ({ locale: context.locale }) },
    { src: 'keepOwner', id: 'owner' },
  ],
  on: {
    'list.loaded': {
      target: '.holding',
      actions: { type: 'bring', params: ({ event }) => ({ list: event.list }) },
    },
    'load.failed': { actions: { type: 'tell', params: ({ event }) => event } },
    'list.reload': { actions: 'reload' },
    'session.renewed': { actions: { type: 'keepOwner', params: ({ event }) => ({ user: event.user }) } },
    'owner.kept': { actions: 'renewReader' },
  },
  states: {
    restoring: {
      tags: 'loading',
      invoke: {
        src: 'loadKeptList',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => ({ list: event.output }) },
            actions: { type: 'restore', params: ({ event }) => ({ list: event.output as ShoppingList }) },
          },
          { target: 'loading' },
        ],
        onError: { target: 'loading' },
      },
      on: { 'list.restored': { target: 'holding' } },
    },
    loading: {
      tags: 'loading',
      on: {
        'load.failed': {
          target: 'unavailable',
          actions: { type: 'tell', params: ({ event }) => event },
        },
      },
    },
    unavailable: {
      meta: { spec: ['§8'] },
      tags: 'unavailable',
      on: { 'list.reload': { target: 'loading', actions: 'reload' } },
    },
    holding: {
      tags: 'ready',
      invoke: [
        {
          src: 'hearChildren',
          id: 'hearingHeld',
          input: ({ self }) => ({ parent: self, children: ['held'] }),
        },
        { src: 'heldList', id: 'held', input: ({ context, event }) => heldListInput(context, event) },
      ],
      on: {
        'list.loaded': { actions: 'passToHeld' },
        'list.brought': {
          actions: { type: 'giveToHeld', params: ({ event }) => ({ list: event.list }) },
        },
        'refusal.told': { actions: 'passToHeld' },
        'list.replaced': [
          {
            guard: { type: 'isAfterRefusal', params: ({ event }) => ({ arrival: event.arrival }) },
            target: 'holding',
            reenter: true,
            actions: [{ type: 'bring', params: ({ event }) => ({ list: event.list }) }, 'tellRefusal'],
          },
          {
            target: 'holding',
            reenter: true,
            actions: { type: 'bring', params: ({ event }) => ({ list: event.list }) },
          },
        ],
        'list.reload': { actions: ['reload', 'passToHeld'] },
        'owner.kept': { actions: ['renewReader', 'renewHeld'] },
        'list.stale': { actions: 'passToReader' },
        'list.outdated': { actions: 'reload' },
        'list.doubted': { actions: 'passToReader' },
        'list.shown': { actions: { type: 'tell', params: ({ event }) => event } },
        'list.edited': { actions: { type: 'tell', params: ({ event }) => event } },
        'list.gone': { actions: { type: 'tell', params: ({ event }) => event } },
        'change.refused': { actions: { type: 'tell', params: ({ event }) => event } },
        'change.lost': { actions: { type: 'tell', params: ({ event }) => event } },
        'undo.offered': { actions: { type: 'tell', params: ({ event }) => event } },
        'signIn.needed': { actions: { type: 'tell', params: ({ event }) => event } },
      },
    },
  },
})

/** The input of the held list: the list that the event carries. */
function heldListInput({ owner }: ShoppingListContext, event: ShoppingListEvent): HeldListInput {
  switch (event.type) {
    case 'list.restored':
    case 'list.loaded':
    case 'list.replaced':
      return { owner, list: event.list }
    default:
      throw new Error(`no list came with ${event.type}`)
  }
}
