import { assign, emit, fromPromise, setup } from 'xstate'
import { type Failure, failureOf } from '#app/domain/failure.ts'
import type { AnsweredInvitation, ListInvitation, ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

/** `invitation` is the server's answer when the page was rendered, and `email` that of its user; null for a visitor. */
export type InvitationInput = { sharingCode: string; invitation: AnsweredInvitation; email: string | null }
export type InvitationContext = InvitationInput & { failure: Failure | null }

/**
 * `invitation.loaded`: the invitation was fetched again, for example after a login, which changes the user's role.
 * `user.answered`: who is logged in now.
 */
export type InvitationEvent =
  | { type: 'join.chosen' }
  | { type: 'user.answered'; email: string | null }
  | { type: 'invitation.loaded'; invitation: AnsweredInvitation }

/**
 * `list.joined`: this list is the active one now. `session.lost` is the server's 401. `invitation.outdated`: the invitation
 * is that of another user, and must be fetched again.
 */
export type InvitationEmitted =
  | { type: 'list.joined'; list: ShoppingList }
  | { type: 'session.lost' }
  | { type: 'invitation.outdated' }

/** The role of the user in the list; undefined if there is no invitation. */
export function roleIn({ invitation }: InvitationContext): ListInvitation['role'] | undefined {
  return invitation === 'throttled' ? undefined : invitation?.role
}

/**
 * The page of an invitation (§2.1, /participate; §4 sharing): a visitor sees whose list it is
 * and is asked to log in, a verified user joins. The app provides `acceptInvitation`.
 */
export const invitationMachine = setup({
  types: {
    context: {} as InvitationContext,
    input: {} as InvitationInput,
    events: {} as InvitationEvent,
    emitted: {} as InvitationEmitted,
    tags: {} as 'busy',
    meta: {} as FlowMeta,
  },
  actors: {
    acceptInvitation: fromPromise<ShoppingList, { sharingCode: string }>(notProvided('acceptInvitation')),
  },
  guards: {
    isGone: ({ context }) => context.invitation === null,
    isThrottled: ({ context }) => context.invitation === 'throttled',
    isVisitor: ({ context }) => roleIn(context) === 'visitor',
    isInvited: ({ context }) => roleIn(context) === 'invited',
    isOtherUser: ({ context }, { email }: Pick<InvitationInput, 'email'>) => email !== context.email,
    isKind: (_, { error, kind }: { error: unknown; kind: Failure['kind'] }) => failureOf(error).kind === kind,
  },
  actions: {
    keepInvitation: assign((_, { invitation }: Pick<InvitationInput, 'invitation'>) => ({
      invitation,
      failure: null,
    })),
    keepEmail: assign((_, { email }: Pick<InvitationInput, 'email'>) => ({ email })),
    tellOutdated: emit({ type: 'invitation.outdated' }),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    tellJoined: emit((_, { list }: { list: ShoppingList }) => ({ type: 'list.joined', list })),
    tellSessionLost: emit({ type: 'session.lost' }),
  },
}).createMachine({
  id: 'invitation',
  description: 'The page of an invitation to a shared list.',
  meta: { spec: ['§2.1', '§4 Sharing', '§6'] },
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'deciding',
  on: {
    'user.answered': {
      guard: { type: 'isOtherUser', params: ({ event }) => event },
      actions: [{ type: 'keepEmail', params: ({ event }) => event }, 'tellOutdated'],
    },
    'invitation.loaded': {
      target: '.deciding',
      actions: {
        type: 'keepInvitation',
        params: ({ event }) => ({ invitation: event.invitation }),
      },
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isGone', target: 'gone' },
        { guard: 'isThrottled', target: 'throttled' },
        { guard: 'isVisitor', target: 'showing.visitor' },
        { guard: 'isInvited', target: 'showing.invited' },
        { target: 'joined' },
      ],
    },
    showing: {
      initial: 'invited',
      states: {
        visitor: { meta: { spec: ['§4 Sharing'] } },
        invited: {
          meta: { spec: ['§4 Sharing'] },
          on: { 'join.chosen': { target: '#invitation.joining' } },
        },
      },
    },
    joining: {
      tags: 'busy',
      // Not on entry: until the answer comes, the page keeps the room of the message.
      exit: 'forgetFailure',
      invoke: {
        src: 'acceptInvitation',
        input: ({ context }) => ({ sharingCode: context.sharingCode }),
        onDone: {
          target: 'joined',
          actions: { type: 'tellJoined', params: ({ event }) => ({ list: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isKind', params: ({ event }) => ({ error: event.error, kind: 'missing' }) },
            target: 'gone',
          },
          {
            guard: {
              type: 'isKind',
              params: ({ event }) => ({ error: event.error, kind: 'unauthenticated' }),
            },
            target: 'showing.visitor',
            actions: 'tellSessionLost',
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    failed: { on: { 'join.chosen': { target: 'joining' } } },
    joined: {},
    throttled: {},
    gone: {},
  },
})
