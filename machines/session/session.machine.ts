import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import { type Identity, identityOf } from '#app/domain/account/identity.ts'
import { type Failure, failureOf } from '#app/domain/failure.ts'
import type { Country, Locale } from '#app/domain/locale/locales.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

/** The user that the server rendered the page for: null is nobody, undefined is unknown. */
export type SessionInput = { user: User | null | undefined; locale: Locale }
/** `owner` is the email of the tab's last user. Its pages may still show their data after a logout. */
export type SessionContext = SessionInput & { owner: string | null }

/** Facts of other flows after which the user may have changed (§4, User session). */
export type SessionChange =
  | { type: 'login.succeeded' }
  | { type: 'registration.succeeded' }
  | { type: 'profile.updated' }
  | { type: 'password.reset' }
  | { type: 'session.lost' }

export type SessionEvent =
  | SessionChange
  | { type: 'locale.changed'; locale: Locale }
  | { type: 'route.changed' }
  | { type: 'tab.returned' }
  | { type: 'network.online' }
  | { type: 'user.wanted' }
  | { type: 'session.leave' }

/**
 * `user.answered` is the server's answer, also if the user is the same as before. `identity.changed` follows if the user's
 * role has changed (§6). The app reloads the page on `logged.out` and `user.replaced`, and takes a user of
 * another country to that country. `refetch.failed` is an unexpected error; without a connection the user stays the same.
 * `user.unknown`: a fetch failed, and the tab has never known who is logged in.
 */
export type SessionEmitted =
  | { type: 'user.answered'; user: User | null }
  | { type: 'identity.changed'; identity: Identity }
  | { type: 'logged.out' }
  | { type: 'user.replaced' }
  | { type: 'logout.failed'; failure: Failure }
  | { type: 'locale.mismatched'; country: Country }
  | { type: 'refetch.failed'; error: unknown }
  | { type: 'user.unknown' }

/**
 * Who is logged in (§4 User session, §6). `identity` is what the page shows. `exchange` is the conversation
 * with the server, so that a refetch, even one that fails, does not change the identity. `user.wanted` is sent by a flow
 * that waits for the user: it starts a fetch if none is running. The app provides `fetchUser`, which answers null for
 * nobody, and `logOut`.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    input: {} as SessionInput,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'loggedIn',
    meta: {} as FlowMeta<SessionContext | SessionEvent>,
  },
  actors: {
    fetchUser: fromPromise<User | null>(notProvided('fetchUser')),
    logOut: fromPromise<void>(notProvided('logOut')),
  },
  guards: {
    isUnknown: ({ context }) => context.user === undefined,
    isNobody: ({ context }) => context.user === null,
    isVerified: ({ context }) => typeof context.user?.email_verified_at === 'string',
    isLoggedIn: ({ context }) => Boolean(context.user),
    isOtherUser: ({ context: { owner } }, { user }: { user: User | null }) =>
      user !== null && owner !== null && user.email !== owner,
    isSessionGone: (_, { error }: { error: unknown }) => failureOf(error).kind === 'unauthenticated',
  },
  actions: {
    keepUser: enqueueActions(({ context, enqueue }, { user }: { user: User | null }) => {
      enqueue.assign({ user, owner: user?.email ?? context.owner })
      const identity = identityOf(user)
      if (identity !== identityOf(context.user)) enqueue.emit({ type: 'identity.changed', identity })
    }),
    setLocale: assign((_, { locale }: { locale: Locale }) => ({ locale })),
    compareCountry: enqueueActions(({ context: { user, locale }, enqueue }) => {
      if (!user || user.country_registered_to === locale) return
      enqueue.emit({ type: 'locale.mismatched', country: user.country_registered_to })
    }),
    tellAnswered: emit((_, { user }: { user: User | null }) => ({ type: 'user.answered', user })),
    tellUnknown: enqueueActions(({ context, enqueue }) => {
      if (context.user === undefined) enqueue.emit({ type: 'user.unknown' })
    }),
    tellReplaced: emit({ type: 'user.replaced' }),
    tellLoggedOut: emit({ type: 'logged.out' }),
    tellLogoutFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'logout.failed',
      failure: failureOf(error),
    })),
    tellRefetchFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      if (failureOf(error).kind === 'unexpected') enqueue.emit({ type: 'refetch.failed', error })
    }),
  },
}).createMachine({
  id: 'session',
  description: 'Who is logged in.',
  meta: {
    spec: ['§4 User session', '§6'],
    safe: ['locale', 'user.country_registered_to'],
  },
  context: ({ input }) => ({ ...input, owner: input.user?.email ?? null }),
  type: 'parallel',
  entry: 'compareCountry',
  on: {
    'locale.changed': {
      meta: { spec: ['§4 User session'] },
      actions: [{ type: 'setLocale', params: ({ event }) => ({ locale: event.locale }) }, 'compareCountry'],
    },
  },
  states: {
    identity: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isUnknown', target: 'loading' },
            { guard: 'isNobody', target: 'anonymous' },
            { guard: 'isVerified', target: 'verified' },
            { target: 'unverified' },
          ],
        },
        loading: { meta: { spec: ['§4 User session'] } },
        anonymous: { meta: { spec: ['§4 User session'] } },
        unverified: { meta: { spec: ['§6'] }, tags: 'loggedIn' },
        verified: { meta: { spec: ['§6'] }, tags: 'loggedIn' },
      },
    },
    exchange: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isUnknown', target: 'following.fetching' }, { target: 'following' }] },
        following: {
          initial: 'fresh',
          on: {
            'login.succeeded': { meta: { spec: ['§4 User session'] }, target: '.fetching' },
            'registration.succeeded': { meta: { spec: ['§4 User session'] }, target: '.fetching' },
            'profile.updated': { meta: { spec: ['§4 User session'] }, target: '.fetching' },
            'password.reset': { meta: { spec: ['§4 User session'] }, target: '.fetching' },
            'session.lost': { target: '.fetching' },
            // Also while it fetches: somebody else may have just logged in in another tab.
            'tab.returned': { target: '.fetching' },
            'session.leave': { guard: 'isLoggedIn', target: 'leaving' },
          },
          states: {
            fresh: {},
            fetching: {
              invoke: {
                src: 'fetchUser',
                onDone: [
                  {
                    guard: { type: 'isOtherUser', params: ({ event }) => ({ user: event.output }) },
                    target: ['#session.identity.deciding', '#session.exchange.left'],
                    actions: [
                      { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
                      'tellReplaced',
                    ],
                  },
                  {
                    target: ['#session.identity.deciding', 'fresh'],
                    actions: [
                      { type: 'tellAnswered', params: ({ event }) => ({ user: event.output }) },
                      { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
                      'compareCountry',
                    ],
                  },
                ],
                onError: {
                  target: 'unreachable',
                  actions: [
                    { type: 'tellRefetchFailure', params: ({ event }) => ({ error: event.error }) },
                    'tellUnknown',
                  ],
                },
              },
            },
            unreachable: {
              on: {
                'route.changed': { target: 'fetching' },
                'network.online': { target: 'fetching' },
                'user.wanted': { target: 'fetching' },
              },
            },
          },
        },
        leaving: {
          meta: { spec: ['§4 User session'] },
          invoke: {
            src: 'logOut',
            onDone: { target: 'left', actions: 'tellLoggedOut' },
            onError: [
              {
                guard: { type: 'isSessionGone', params: ({ event }) => ({ error: event.error }) },
                target: 'left',
                actions: 'tellLoggedOut',
              },
              {
                target: 'following',
                actions: { type: 'tellLogoutFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        left: {},
      },
    },
  },
})
