import {
  type ActorRefFrom,
  assign,
  emit,
  enqueueActions,
  fromPromise,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate'
import { isVerified, type User } from '#app/domain/account/account.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { hearChildren } from '#machines/hear-children.ts'
import { notProvided } from '#machines/not-provided.ts'
import type {
  FromHeldList,
  ShoppingListEmitted,
  shoppingListMachine,
} from '#machines/shopping-list/shopping-list.machine.ts'

/** The machine of a list. Only its type is imported, because its code is loaded when a tab first has a list. */
export type ShoppingListLogic = typeof shoppingListMachine
export type ShoppingListActor = ActorRefFrom<ShoppingListLogic>

/** The user whom the page was rendered for; null for a visitor, undefined if unknown. */
export type OwnListInput = { user: User | null | undefined }
/** `total` is the sum of quantities on the list; 0 if there is no list. */
export type OwnListContext = OwnListInput & { total: number }

/**
 * `user.answered` is the server's answer who is logged in. `list.reload` fetches the active list again, which may be another
 * one now. `network.online` is the return of the connection, without which the list's code did not arrive. The other events
 * come from the list.
 */
export type OwnListEvent =
  | { type: 'user.answered'; user: User | null }
  | { type: 'network.online' }
  | { type: 'list.reload' }
  | ShoppingListEmitted

/**
 * `edit.made`: the shopper changes the list in this tab. `total.changed`, which may follow, has the sum of quantities
 * on it. `signIn.needed`: changes wait on the device for a login; emitted once, and only if there are changes. The
 * other events come from the list.
 */
export type OwnListEmitted =
  | FromHeldList
  | { type: 'load.failed'; error: unknown }
  | { type: 'edit.made' }
  | { type: 'total.changed'; total: number }
  | { type: 'signIn.needed' }
  | { type: 'list.failed'; error: unknown }
  | { type: 'forget.failed'; error: unknown }

type Answered = { user: User | null }
type Failed = { error: unknown }

const hasList = (user: User | null | undefined): user is User => Boolean(user && isVerified(user))

const hasSameList = (user: User | null, holder: User | null | undefined): boolean =>
  hasList(user) && user.email === holder?.email && user.country_registered_to === holder.country_registered_to

/**
 * Runs a list as long as a verified user is logged in (§4, Shopping list data, §6). The app provides
 * `loadList`, which loads the list's code and stores the user on the device, and `forgetShopper`, which deletes the user and
 * the list from the device.
 */
export const ownListMachine = setup({
  types: {
    context: {} as OwnListContext,
    input: {} as OwnListInput,
    events: {} as OwnListEvent,
    emitted: {} as OwnListEmitted,
    meta: {} as FlowMeta,
  },
  actors: {
    hearChildren,
    loadList: fromPromise<ShoppingListLogic, { user: User }>(notProvided('loadList')),
    forgetShopper: fromPromise<void>(notProvided('forgetShopper')),
  },
  guards: {
    isUnknown: ({ context }) => context.user === undefined,
    isListed: ({ context }) => hasList(context.user),
    hasList: (_, { user }: Answered) => hasList(user),
    isNobody: (_, { user }: Answered) => user === null,
    isSame: ({ context }, { user }: Answered) => hasSameList(user, context.user),
    isOther: ({ context }, { user }: Answered) => !hasSameList(user, context.user),
    isPending: (_, { numberPending }: { numberPending: number }) => numberPending > 0,
    isSaved: (_, { numberPending }: { numberPending: number }) => numberPending === 0,
  },
  actions: {
    keepUser: assign((_, { user }: Answered) => ({ user })),
    openList: enqueueActions(({ context, enqueue }, { logic }: { logic: ShoppingListLogic }) => {
      const { email, country_registered_to } = ownerOf(context)
      // The type of `spawnChild` knows only the actors that have a name in `actors`.
      enqueue.spawnChild(logic as never, {
        id: 'list',
        input: { owner: email, locale: country_registered_to },
      })
    }),
    closeList: enqueueActions(({ enqueue }) => enqueue.stopChild('list')),
    keepTotal: enqueueActions(({ context, enqueue }, { total }: { total: number }) => {
      if (total === context.total) return
      enqueue.assign({ total })
      enqueue.emit({ type: 'total.changed', total })
    }),
    reload: sendTo('list', { type: 'list.reload' }),
    renew: sendTo('list', (_, { user }: Answered) => ({ type: 'session.renewed', user })),
    tell: emit((_, fact: OwnListEmitted) => fact),
    tellEdit: emit({ type: 'edit.made' }),
    tellSignIn: emit({ type: 'signIn.needed' }),
    tellFailed: emit((_, { error }: Failed) => ({ type: 'list.failed', error })),
    tellForgetFailed: emit((_, { error }: Failed) => ({ type: 'forget.failed', error })),
  },
}).createMachine({
  id: 'ownList',
  description: 'Runs a list as long as a verified user is logged in.',
  meta: { spec: ['§4 Shopping list data', '§4 Waiting changes', '§6'] },
  context: ({ input }) => ({ ...input, total: 0 }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isUnknown', target: 'unknown' },
        { guard: 'isListed', target: 'held' },
        { target: 'nobody' },
      ],
    },
    unknown: {
      on: {
        'user.answered': {
          target: 'deciding',
          actions: { type: 'keepUser', params: ({ event }) => ({ user: event.user }) },
        },
      },
    },
    nobody: {
      invoke: {
        src: 'forgetShopper',
        onError: { actions: { type: 'tellForgetFailed', params: ({ event }) => ({ error: event.error }) } },
      },
      on: {
        'user.answered': {
          guard: { type: 'hasList', params: ({ event }) => ({ user: event.user }) },
          target: 'held',
          actions: { type: 'keepUser', params: ({ event }) => ({ user: event.user }) },
        },
      },
    },
    held: {
      meta: { spec: ['§4 Shopping list data', '§6'] },
      initial: 'opening',
      exit: { type: 'keepTotal', params: { total: 0 } },
      on: {
        'user.answered': {
          guard: { type: 'isOther', params: ({ event }) => ({ user: event.user }) },
          target: 'deciding',
          actions: { type: 'keepUser', params: ({ event }) => ({ user: event.user }) },
        },
      },
      states: {
        opening: {
          invoke: {
            src: 'loadList',
            id: 'loading',
            input: ({ context }) => ({ user: ownerOf(context) }),
            onDone: {
              target: 'open',
              actions: { type: 'openList', params: ({ event }) => ({ logic: event.output }) },
            },
            onError: {
              target: 'unavailable',
              actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        open: {
          initial: 'saved',
          invoke: {
            src: 'hearChildren',
            id: 'hearing',
            input: ({ self }) => ({ parent: self, children: ['list'] }),
          },
          exit: 'closeList',
          on: {
            'user.answered': {
              guard: { type: 'isSame', params: ({ event }) => ({ user: event.user }) },
              actions: { type: 'renew', params: ({ event }) => ({ user: event.user }) },
            },
            'list.reload': { actions: 'reload' },
            'list.shown': [
              {
                guard: { type: 'isSaved', params: ({ event }) => event },
                target: '.saved',
                actions: { type: 'keepTotal', params: ({ event }) => ({ total: event.total }) },
              },
              { actions: { type: 'keepTotal', params: ({ event }) => ({ total: event.total }) } },
            ],
            'list.edited': { actions: 'tellEdit' },
            'list.gone': { actions: { type: 'tell', params: ({ event }) => event } },
            'change.refused': { actions: { type: 'tell', params: ({ event }) => event } },
            'change.lost': { actions: { type: 'tell', params: ({ event }) => event } },
            'undo.offered': { actions: { type: 'tell', params: ({ event }) => event } },
            'load.failed': { actions: { type: 'tell', params: ({ event }) => event } },
          },
          states: {
            saved: {
              on: {
                'signIn.needed': { target: 'awaitingLogin', actions: 'tellSignIn' },
                'list.shown': {
                  guard: { type: 'isPending', params: ({ event }) => event },
                  target: 'pending',
                  actions: { type: 'keepTotal', params: ({ event }) => ({ total: event.total }) },
                },
              },
            },
            // Some changes are only on the device: if the session ends now, the shopper is told.
            pending: {
              on: {
                'signIn.needed': { target: 'awaitingLogin', actions: 'tellSignIn' },
                'user.answered': {
                  guard: { type: 'isNobody', params: ({ event }) => ({ user: event.user }) },
                  target: '#ownList.deciding',
                  actions: [
                    { type: 'keepUser', params: ({ event }) => ({ user: event.user }) },
                    'tellSignIn',
                  ],
                },
              },
            },
            // The shopper was told.
            awaitingLogin: {
              on: {
                'user.answered': {
                  guard: { type: 'isSame', params: ({ event }) => ({ user: event.user }) },
                  target: 'pending',
                  actions: { type: 'renew', params: ({ event }) => ({ user: event.user }) },
                },
              },
            },
          },
        },
        unavailable: {
          on: {
            'list.reload': { target: 'opening' },
            'network.online': { target: 'opening' },
            'user.answered': {
              guard: { type: 'isSame', params: ({ event }) => ({ user: event.user }) },
              target: 'opening',
            },
          },
        },
      },
    },
  },
})

/** The user whose list it is; known in every state that calls this. */
function ownerOf({ user }: OwnListContext): User {
  if (!user) throw new Error('the list is nobody’s')
  return user
}

export type OwnListSnapshot = SnapshotFrom<typeof ownListMachine>
