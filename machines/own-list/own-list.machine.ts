import { assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { isVerified, type User } from '#app/domain/account/account.ts'
import { type ListState, noList } from '#app/domain/list/list-state.ts'
import type { ListMutation } from '#app/domain/list/shopping-list.ts'
import { callbackNotProvided, notProvided } from '#machines/not-provided.ts'

/** The user whom the page was drawn for: null is nobody, undefined where nobody has said. */
export type OwnListInput = { user: User | null | undefined }
/** `shown` is the user's list as this tab shows it. */
export type OwnListContext = OwnListInput & { shown: ListState }

/**
 * What the list itself is told. `list.leave`: the user is about to leave it; `session.renewed`: the server said again that
 * the user is who it was.
 */
export type HeldListEvent =
  | { type: 'list.change'; mutation: ListMutation }
  | { type: 'list.reload' }
  | { type: 'list.leave' }
  | { type: 'session.renewed'; user: User }

/** `user.answered` is what the server said about who is logged in; `list.shown` and `list.failed` come from the list. */
export type OwnListEvent =
  | { type: 'user.answered'; user: User | null }
  | { type: 'list.shown'; state: ListState }
  | { type: 'list.failed'; error: unknown }
  | { type: 'list.change'; mutation: ListMutation }
  | { type: 'list.reload' }
  | { type: 'list.leave' }

/**
 * `total.changed` tells the sum of quantities on the list, 0 where there is none; `signIn.needed` that its changes wait on
 * the device for a login. Without any, the list only shows that nobody is logged in.
 */
export type OwnListEmitted =
  | { type: 'total.changed'; total: number }
  | { type: 'signIn.needed' }
  | { type: 'list.failed'; error: unknown }
  | { type: 'forget.failed'; error: unknown }

type Answered = { user: User | null }
type Shown = { state: ListState }
type Failed = { error: unknown }

const loadingList: ListState = { ...noList, status: 'loading' }

const waitsForLogin = ({ sync, numberPending }: ListState) => sync === 'signed-out' && numberPending > 0

const hasList = (user: User | null | undefined): user is User => Boolean(user && isVerified(user))

/**
 * Whose list the tab holds: it comes with a verified user and goes with them (Specification §4, Shopping list data, §6).
 * The app provides `holdList`, which opens a user's list and keeps it as long as it runs, and `forgetShopper`, by which the
 * device forgets whose list it kept.
 */
export const ownListMachine = setup({
  types: {
    context: {} as OwnListContext,
    input: {} as OwnListInput,
    events: {} as OwnListEvent,
    emitted: {} as OwnListEmitted,
    children: {} as { holder: 'holdList' },
  },
  actors: {
    holdList: fromCallback<HeldListEvent, { user: User }>(callbackNotProvided('holdList')),
    forgetShopper: fromPromise<void>(notProvided('forgetShopper')),
  },
  guards: {
    isUnknown: ({ context }) => context.user === undefined,
    isUnavailable: ({ context }) => context.shown.status === 'unavailable',
    isListed: ({ context }) => hasList(context.user),
    hasList: (_, { user }: Answered) => hasList(user),
    isCutShort: ({ context: { shown } }, { user }: Answered) =>
      user === null && shown.numberPending > 0 && !waitsForLogin(shown),
    isSame: ({ context }, { user }: Answered) =>
      hasList(user) &&
      user.email === context.user?.email &&
      user.country_registered_to === context.user.country_registered_to,
  },
  actions: {
    keepUser: assign((_, { user }: Answered) => ({ user })),
    show: enqueueActions(({ context, enqueue }, { state }: Shown) => {
      enqueue.assign({ shown: state })
      const total = state.view?.amount ?? 0
      if (total !== (context.shown.view?.amount ?? 0)) enqueue.emit({ type: 'total.changed', total })
      if (waitsForLogin(state) && !waitsForLogin(context.shown)) enqueue.emit({ type: 'signIn.needed' })
    }),
    change: sendTo('holder', (_, { mutation }: { mutation: ListMutation }) => ({
      type: 'list.change',
      mutation,
    })),
    reload: sendTo('holder', { type: 'list.reload' }),
    leave: sendTo('holder', { type: 'list.leave' }),
    renew: sendTo('holder', (_, { user }: Answered) => ({ type: 'session.renewed', user })),
    tellSignIn: emit({ type: 'signIn.needed' }),
    tellFailed: emit((_, { error }: Failed) => ({ type: 'list.failed', error })),
    tellForgetFailed: emit((_, { error }: Failed) => ({ type: 'forget.failed', error })),
  },
}).createMachine({
  id: 'ownList',
  context: ({ input }) => ({ ...input, shown: noList }),
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
      initial: 'opening',
      invoke: { src: 'holdList', id: 'holder', input: ({ context }) => ({ user: ownerOf(context) }) },
      exit: { type: 'show', params: { state: noList } },
      on: {
        'user.answered': [
          {
            guard: { type: 'isSame', params: ({ event }) => ({ user: event.user }) },
            actions: { type: 'renew', params: ({ event }) => ({ user: event.user }) },
          },
          {
            guard: { type: 'isCutShort', params: ({ event }) => ({ user: event.user }) },
            target: 'deciding',
            actions: [{ type: 'keepUser', params: ({ event }) => ({ user: event.user }) }, 'tellSignIn'],
          },
          {
            target: 'deciding',
            actions: { type: 'keepUser', params: ({ event }) => ({ user: event.user }) },
          },
        ],
        'list.shown': {
          target: '.open',
          actions: { type: 'show', params: ({ event }) => ({ state: event.state }) },
        },
        'list.failed': {
          target: '.unavailable',
          actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
      states: {
        opening: { entry: { type: 'show', params: { state: loadingList } } },
        open: {
          on: {
            'list.change': {
              actions: { type: 'change', params: ({ event }) => ({ mutation: event.mutation }) },
            },
            'list.reload': [
              {
                guard: 'isUnavailable',
                actions: [{ type: 'show', params: { state: loadingList } }, 'reload'],
              },
              { actions: 'reload' },
            ],
            'list.leave': { actions: 'leave' },
          },
        },
        unavailable: {
          entry: { type: 'show', params: { state: { ...noList, status: 'unavailable' } } },
          on: {
            'list.reload': { target: '#ownList.held', reenter: true },
            'user.answered': {
              target: '#ownList.deciding',
              actions: { type: 'keepUser', params: ({ event }) => ({ user: event.user }) },
            },
          },
        },
      },
    },
  },
})

/** The user whose list it is; there is one wherever it is held. */
function ownerOf({ user }: OwnListContext): User {
  if (!user) throw new Error('the list is nobody’s')
  return user
}
