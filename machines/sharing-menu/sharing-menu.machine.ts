import { and, assign, emit, fromPromise, not, setup, stateIn } from 'xstate'
import { type Failure, failureOf } from '#app/domain/failure.ts'
import { notProvided } from '#machines/not-provided.ts'

/** The ways an invitation is passed on (Specification §4, Sharing); `native` is the device's own menu. */
export type SharingWay = 'native' | 'email' | 'sms' | 'copy'

/** What the owner, and of `leave` a participant, can do about who is on a list (product: Shopping list). */
export type SharingChange =
  | { kind: 'withdraw' }
  | { kind: 'remove-participant'; participantUuid: string }
  | { kind: 'leave' }

/** `participants` are known by their uuids. */
export type SharingMenuInput = { sharingCode: string | null; participants: string[]; isOwner: boolean }
type Loaded = Pick<SharingMenuInput, 'sharingCode' | 'participants'>

/** `sharingCode` is null as long as nobody is invited; `change` is being made, or is the one that failed. */
export type SharingMenuContext = SharingMenuInput & { change: SharingChange | null; failure: Failure | null }

/** `list.loaded` says what the list, which has come anew, says of its sharing. */
export type SharingMenuEvent =
  | { type: 'share.toggled' }
  | { type: 'way.chosen'; way: SharingWay }
  | { type: 'invitation.make' }
  | { type: 'sharing.change'; change: SharingChange }
  | ({ type: 'list.loaded' } & Loaded)
  | { type: 'outside.pressed' }
  | { type: 'escape.pressed' }
  | { type: 'route.changed' }

/** `invitation.shared` asks for the link to be passed on; after `sharing.changed` the list is loaded again. */
export type SharingMenuEmitted =
  | { type: 'invitation.shared'; way: SharingWay; sharingCode: string }
  | { type: 'sharing.changed' }

/**
 * The share control of the panel (Specification §4, Sharing): without a code it makes the list shareable, with one it
 * toggles the menu. It toggles the menu too where people take part whose code was withdrawn: the owner sees and removes
 * them there, and makes a new code when asked to. The menu closes when it has neither a code nor anybody to show. A
 * participant's menu has no code to make, only the way out. A machine is of one list. The app provides `makeShareable`,
 * which answers with the code, and `changeSharing`.
 */
export const sharingMenuMachine = setup({
  types: {
    context: {} as SharingMenuContext,
    input: {} as SharingMenuInput,
    events: {} as SharingMenuEvent,
    emitted: {} as SharingMenuEmitted,
    tags: {} as 'open' | 'busy',
  },
  actors: {
    makeShareable: fromPromise<string>(notProvided('makeShareable')),
    changeSharing: fromPromise<void, SharingChange>(notProvided('changeSharing')),
  },
  guards: {
    isToBeShared: ({ context: { isOwner, sharingCode, participants } }) =>
      isOwner && sharingCode === null && participants.length === 0,
    isShareable: and([({ context }) => context.sharingCode !== null, 'isAtRest']),
    isInvitable: and([({ context }) => context.isOwner && context.sharingCode === null, 'isAtRest']),
    isAtRest: and([not(stateIn({ open: 'changing' })), not(stateIn({ open: 'inviting' }))]),
    isRemoval: ({ context }) => context.change?.kind === 'remove-participant',
    isWithdrawal: ({ context }) => context.change?.kind === 'withdraw',
  },
  actions: {
    keepLoaded: assign((_, { sharingCode, participants }: Loaded) => ({ sharingCode, participants })),
    keepCode: assign((_, { sharingCode }: { sharingCode: string }) => ({ sharingCode })),
    // Before the list is loaded again, so that the menu offers nothing that is gone.
    forgetCode: assign({ sharingCode: null }),
    forgetRemoved: assign(({ context: { participants, change } }) => ({
      participants: participants.filter(
        (uuid) => change?.kind !== 'remove-participant' || uuid !== change.participantUuid,
      ),
    })),
    keepChange: assign((_, { change }: { change: SharingChange }) => ({ change })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    tellShared: emit(({ context }, { way }: { way: SharingWay }) => ({
      type: 'invitation.shared',
      way,
      sharingCode: context.sharingCode ?? '',
    })),
    tellChanged: emit({ type: 'sharing.changed' }),
  },
}).createMachine({
  id: 'sharingMenu',
  context: ({ input }) => ({ ...input, change: null, failure: null }),
  initial: 'closed',
  on: {
    'list.loaded': {
      actions: {
        type: 'keepLoaded',
        params: ({ event: { sharingCode, participants } }) => ({ sharingCode, participants }),
      },
    },
  },
  states: {
    closed: {
      on: {
        'share.toggled': [{ guard: 'isToBeShared', target: 'enabling' }, { target: 'open' }],
      },
    },
    enabling: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'makeShareable',
        onDone: {
          target: 'open',
          actions: [
            { type: 'keepCode', params: ({ event }) => ({ sharingCode: event.output }) },
            'tellChanged',
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      on: {
        'share.toggled': { target: 'enabling' },
        'route.changed': { target: 'closed', actions: 'forgetFailure' },
      },
    },
    open: {
      tags: 'open',
      initial: 'offering',
      exit: 'forgetFailure',
      on: {
        'share.toggled': { target: 'closed' },
        'outside.pressed': { target: 'closed' },
        'escape.pressed': { target: 'closed' },
        'route.changed': { target: 'closed' },
        'way.chosen': {
          guard: 'isShareable',
          target: 'closed',
          actions: { type: 'tellShared', params: ({ event }) => ({ way: event.way }) },
        },
        'invitation.make': { guard: 'isInvitable', target: '.inviting' },
        'sharing.change': {
          guard: 'isAtRest',
          target: '.changing',
          actions: { type: 'keepChange', params: ({ event }) => ({ change: event.change }) },
        },
      },
      states: {
        // Without a code, and with nobody who takes part, an owner's menu has nothing to offer.
        offering: { always: { guard: 'isToBeShared', target: '#sharingMenu.closed' } },
        inviting: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            src: 'makeShareable',
            onDone: {
              target: 'offering',
              actions: [
                { type: 'keepCode', params: ({ event }) => ({ sharingCode: event.output }) },
                'tellChanged',
              ],
            },
            onError: {
              target: 'refused',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        changing: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            src: 'changeSharing',
            input: ({ context }) => changeOf(context),
            onDone: [
              { guard: 'isRemoval', target: 'offering', actions: ['forgetRemoved', 'tellChanged'] },
              { guard: 'isWithdrawal', target: 'offering', actions: ['forgetCode', 'tellChanged'] },
              { target: '#sharingMenu.closed', actions: 'tellChanged' },
            ],
            onError: {
              target: 'refused',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        refused: { always: { guard: 'isToBeShared', target: '#sharingMenu.closed' } },
      },
    },
  },
})

function changeOf({ change }: SharingMenuContext): SharingChange {
  if (!change) throw new Error('no change of the sharing was asked for')
  return change
}
