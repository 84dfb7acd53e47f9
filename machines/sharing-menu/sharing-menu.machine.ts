import { assign, emit, fromPromise, setup } from 'xstate'
import { type Failure, failureOf } from '#app/domain/failure.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

/** The ways an invitation is passed on (§4, Sharing); `native` is the device's own menu. */
export type SharingWay = 'native' | 'email' | 'sms' | 'copy'

/** Changes to who takes part in a list (§4 sharing): `leave` is for participants, the others for the owner. */
export type SharingChange =
  | { kind: 'withdraw' }
  | { kind: 'remove-participant'; participantUuid: string }
  | { kind: 'leave' }

/** `participants` are uuids. */
export type SharingMenuInput = { sharingCode: string | null; participants: string[]; isOwner: boolean }
type Loaded = Pick<SharingMenuInput, 'sharingCode' | 'participants'>

/** `sharingCode` is null if the list is not shared. `change` is being made, or has failed. */
export type SharingMenuContext = SharingMenuInput & { change: SharingChange | null; failure: Failure | null }

/** `list.loaded`: the list was loaded again. */
export type SharingMenuEvent =
  | { type: 'share.toggled' }
  | { type: 'way.chosen'; way: SharingWay }
  | { type: 'invitation.make' }
  | { type: 'sharing.change'; change: SharingChange }
  | ({ type: 'list.loaded' } & Loaded)
  | { type: 'outside.pressed' }
  | { type: 'escape.pressed' }
  | { type: 'route.changed' }

/** `invitation.shared` asks the app to pass the link on. After `sharing.changed` the app loads the list again. */
export type SharingMenuEmitted =
  | { type: 'invitation.shared'; way: SharingWay; sharingCode: string }
  | { type: 'sharing.changed' }

/**
 * The share control of the panel (§4, Sharing). Without a code it makes the list shareable; with a code it
 * toggles the menu. It also toggles the menu if the code was withdrawn and people still take part: the owner sees and
 * removes them there, and can make a new code. The menu closes when it has no code and no participant to show. A
 * participant cannot make a code, only leave. Each list has a machine of its own. The app provides `makeShareable`, which
 * answers with the code, and `changeSharing`.
 */
export const sharingMenuMachine = setup({
  types: {
    context: {} as SharingMenuContext,
    input: {} as SharingMenuInput,
    events: {} as SharingMenuEvent,
    emitted: {} as SharingMenuEmitted,
    tags: {} as 'open' | 'busy',
    meta: {} as FlowMeta,
  },
  actors: {
    makeShareable: fromPromise<string>(notProvided('makeShareable')),
    changeSharing: fromPromise<void, SharingChange>(notProvided('changeSharing')),
  },
  guards: {
    isToBeShared: ({ context: { isOwner, sharingCode, participants } }) =>
      isOwner && sharingCode === null && participants.length === 0,
    isShareable: ({ context }) => context.sharingCode !== null,
    isInvitable: ({ context }) => context.isOwner && context.sharingCode === null,
    isRemoval: ({ context }) => context.change?.kind === 'remove-participant',
    isWithdrawal: ({ context }) => context.change?.kind === 'withdraw',
  },
  actions: {
    keepLoaded: assign((_, { sharingCode, participants }: Loaded) => ({ sharingCode, participants })),
    keepCode: assign((_, { sharingCode }: { sharingCode: string }) => ({ sharingCode })),
    // Before the list is loaded again, so that the menu does not offer the withdrawn code.
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
  description: 'The share control of the panel, with the people who take part in the list.',
  meta: { spec: ['§4 Sharing'] },
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
      meta: { spec: ['§4 Sharing'] },
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
      meta: { spec: ['§4 Sharing'] },
      tags: 'open',
      initial: 'resting',
      exit: 'forgetFailure',
      on: {
        'share.toggled': { target: 'closed' },
        'outside.pressed': { target: 'closed' },
        'escape.pressed': { target: 'closed' },
        'route.changed': { target: 'closed' },
      },
      states: {
        resting: {
          initial: 'offering',
          // Without a code and without participants, the owner's menu has nothing to offer.
          always: { guard: 'isToBeShared', target: '#sharingMenu.closed' },
          on: {
            'way.chosen': {
              meta: { spec: ['§4 Sharing'] },
              guard: 'isShareable',
              target: '#sharingMenu.closed',
              actions: { type: 'tellShared', params: ({ event }) => ({ way: event.way }) },
            },
            'invitation.make': { guard: 'isInvitable', target: 'inviting' },
            'sharing.change': {
              meta: { spec: ['§4 Sharing'] },
              target: 'changing',
              actions: { type: 'keepChange', params: ({ event }) => ({ change: event.change }) },
            },
          },
          states: { offering: {}, refused: {} },
        },
        inviting: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            src: 'makeShareable',
            onDone: {
              target: 'resting',
              actions: [
                { type: 'keepCode', params: ({ event }) => ({ sharingCode: event.output }) },
                'tellChanged',
              ],
            },
            onError: {
              target: 'resting.refused',
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
              { guard: 'isRemoval', target: 'resting', actions: ['forgetRemoved', 'tellChanged'] },
              { guard: 'isWithdrawal', target: 'resting', actions: ['forgetCode', 'tellChanged'] },
              { target: '#sharingMenu.closed', actions: 'tellChanged' },
            ],
            onError: {
              target: 'resting.refused',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
})

function changeOf({ change }: SharingMenuContext): SharingChange {
  if (!change) throw new Error('no change of the sharing was asked for')
  return change
}
