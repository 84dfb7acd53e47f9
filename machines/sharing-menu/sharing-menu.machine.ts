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

export type SharingMenuInput = { sharingCode: string | null; isOwner: boolean }
type Loaded = Pick<SharingMenuInput, 'sharingCode'>

/** `sharingCode` is null as long as nobody is invited; `change` is being made, or is the one that failed. */
export type SharingMenuContext = SharingMenuInput & { change: SharingChange | null; failure: Failure | null }

/** `list.loaded` says what the list, which has come anew, says of its sharing. */
export type SharingMenuEvent =
  | { type: 'share.toggled' }
  | { type: 'way.chosen'; way: SharingWay }
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
 * toggles the menu, which closes where the code is withdrawn elsewhere. A participant's menu has no code to make, only the
 * way out. A machine is of one list. The app provides `makeShareable`, which answers with the code, and `changeSharing`.
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
    isToBeShared: ({ context }) => context.isOwner && context.sharingCode === null,
    isShareable: and([({ context }) => context.sharingCode !== null, 'isAtRest']),
    isAtRest: not(stateIn({ open: 'changing' })),
    isRemoval: ({ context }) => context.change?.kind === 'remove-participant',
    isWithdrawal: ({ context }) => context.change?.kind === 'withdraw',
  },
  actions: {
    keepCode: assign((_, { sharingCode }: Loaded) => ({ sharingCode })),
    forgetCode: assign({ sharingCode: null }),
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
      actions: { type: 'keepCode', params: ({ event }) => ({ sharingCode: event.sharingCode }) },
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
        'sharing.change': {
          guard: 'isAtRest',
          target: '.changing',
          actions: { type: 'keepChange', params: ({ event }) => ({ change: event.change }) },
        },
      },
      states: {
        // Without a code an owner's menu has nothing to offer.
        offering: { always: { guard: 'isToBeShared', target: '#sharingMenu.closed' } },
        changing: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            src: 'changeSharing',
            input: ({ context }) => changeOf(context),
            onDone: [
              { guard: 'isRemoval', target: 'offering', actions: 'tellChanged' },
              {
                guard: 'isWithdrawal',
                target: '#sharingMenu.closed',
                actions: ['forgetCode', 'tellChanged'],
              },
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
