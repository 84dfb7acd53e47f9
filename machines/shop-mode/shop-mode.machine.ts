import { assign, type EventObject, emit, fromCallback, setup } from 'xstate'
import type { ListWalk } from '#app/domain/list/list-walks.ts'
import type { ListChange } from '#app/domain/list/shopping-list.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { callbackNotProvided } from '#machines/not-provided.ts'

/** An item in a message. */
type Named = { uuid: string; name: string }
/** A round that the device keeps: the chain that the shopper is in, null if only what can be bought anywhere is left. */
export type Round = { chain: string | null }

/** `owner` is the email of the user, `list` the list's uuid; `round` is the round that was under way, null if none was. */
export type ShopModeInput = { owner: string; list: string; round: Round | null }
/** `walks` is what the list has learned of the shops. `ticked` was ticked last. */
export type ShopModeContext = ShopModeInput & Round & { walks: readonly ListWalk[]; ticked: Named | null }

/** `walks.loaded` comes from what the device keeps, and again from the server. */
export type ShopModeEvent =
  | { type: 'shopping.requested'; chain: string | null }
  | { type: 'shopping.left' }
  | { type: 'escape.pressed' }
  | { type: 'chooser.toggled' }
  | { type: 'chain.chosen'; chain: string }
  | ({ type: 'item.ticked' } & Named)
  | { type: 'item.unticked'; uuid: string }
  | { type: 'undo.pressed' }
  | { type: 'walks.loaded'; walks: ListWalk[] }

/** `change.requested` is for the list. */
export type ShopModeEmitted = { type: 'change.requested'; change: ListChange }

/** How long a message offers to take a tick back, in milliseconds. */
const UNDO_MS = 6000

/**
 * Shopping in one chain after the other (§4, Shop mode). The device keeps the round, so that a tab that was killed goes on with
 * it. The app provides `keepRound`, which keeps a round as long as it runs, `keepAwake`, and `followWalks`.
 */
export const shopModeMachine = setup({
  types: {
    context: {} as ShopModeContext,
    input: {} as ShopModeInput,
    events: {} as ShopModeEvent,
    emitted: {} as ShopModeEmitted,
    meta: {} as FlowMeta,
    tags: {} as 'shopping' | 'choosing' | 'undoable',
    children: {} as { round: 'keepRound'; awake: 'keepAwake'; walks: 'followWalks' },
  },
  actors: {
    keepRound: fromCallback<EventObject, { list: string } & Round>(callbackNotProvided('keepRound')),
    keepAwake: fromCallback<EventObject>(callbackNotProvided('keepAwake')),
    followWalks: fromCallback<EventObject, { owner: string; list: string }>(
      callbackNotProvided('followWalks'),
    ),
  },
  delays: { undoTime: UNDO_MS },
  guards: { isUnderWay: ({ context }) => context.round !== null },
  actions: {
    keepChain: assign((_, { chain }: Round) => ({ chain, ticked: null })),
    keepWalks: assign((_, { walks }: { walks: ListWalk[] }) => ({ walks })),
    keepTicked: assign((_, { uuid, name }: Named) => ({ ticked: { uuid, name } })),
    tick: emit(({ context }, { uuid }: { uuid: string }) => ({
      type: 'change.requested',
      change: { kind: 'check', itemUuid: uuid, ...walkedIn(context) },
    })),
    untick: emit(({ context }, { uuid }: { uuid: string }) => ({
      type: 'change.requested',
      change: { kind: 'uncheck', itemUuid: uuid, ...walkedIn(context) },
    })),
    undo: emit(({ context }) => ({
      type: 'change.requested',
      change: { kind: 'uncheck', itemUuid: context.ticked?.uuid ?? '', ...walkedIn(context) },
    })),
  },
}).createMachine({
  id: 'shopMode',
  description: 'Shopping with the list: one chain at a time, the screen awake.',
  meta: { spec: ['§4 Shop mode'] },
  context: ({ input }) => ({ ...input, chain: input.round?.chain ?? null, walks: [], ticked: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isUnderWay', target: 'shopping' }, { target: 'closed' }] },
    closed: {
      on: {
        'shopping.requested': {
          target: 'shopping',
          actions: { type: 'keepChain', params: ({ event }) => ({ chain: event.chain }) },
        },
      },
    },
    shopping: {
      tags: 'shopping',
      type: 'parallel',
      invoke: [
        { src: 'keepAwake', id: 'awake' },
        {
          src: 'followWalks',
          id: 'walks',
          input: ({ context: { owner, list } }) => ({ owner, list }),
        },
      ],
      on: {
        'shopping.left': { target: 'closed' },
        'escape.pressed': { target: 'closed' },
      },
      states: {
        // Each tick keeps the round anew, which ends some hours after the last one.
        round: {
          initial: 'kept',
          states: {
            kept: {
              invoke: {
                src: 'keepRound',
                id: 'round',
                input: ({ context: { list, chain } }) => ({ list, chain }),
              },
              on: {
                'chain.chosen': {
                  target: 'kept',
                  reenter: true,
                  actions: { type: 'keepChain', params: ({ event }) => ({ chain: event.chain }) },
                },
                'item.ticked': {
                  target: 'kept',
                  reenter: true,
                  actions: [
                    { type: 'keepTicked', params: ({ event }) => event },
                    { type: 'tick', params: ({ event }) => ({ uuid: event.uuid }) },
                  ],
                },
                'item.unticked': {
                  actions: { type: 'untick', params: ({ event }) => ({ uuid: event.uuid }) },
                },
              },
            },
          },
        },
        chooser: {
          initial: 'closed',
          states: {
            closed: { on: { 'chooser.toggled': { target: 'open' } } },
            open: {
              tags: 'choosing',
              on: {
                'chooser.toggled': { target: 'closed' },
                'escape.pressed': { target: 'closed' },
                'chain.chosen': { target: 'closed' },
              },
            },
          },
        },
        // No row moves under the finger of somebody who has begun.
        order: {
          initial: 'open',
          states: {
            open: {
              on: {
                'walks.loaded': {
                  actions: { type: 'keepWalks', params: ({ event }) => ({ walks: event.walks }) },
                },
                'item.ticked': { target: 'settled' },
              },
            },
            settled: {},
          },
        },
        undo: {
          initial: 'none',
          states: {
            none: { on: { 'item.ticked': { target: 'offered' } } },
            offered: {
              tags: 'undoable',
              after: { undoTime: { target: 'none' } },
              on: {
                'item.ticked': { target: 'offered', reenter: true },
                'item.unticked': { target: 'none' },
                'chain.chosen': { target: 'none' },
                'undo.pressed': { target: 'none', actions: 'undo' },
              },
            },
          },
        },
      },
    },
  },
})

/** The chain whose order a tick teaches. */
const walkedIn = ({ chain }: Round) => (chain === null ? {} : { walkedIn: chain })
