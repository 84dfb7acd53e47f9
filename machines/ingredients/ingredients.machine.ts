import { assign, emit, fromPromise, setup } from 'xstate'
import { missingOf } from '#app/domain/content/on-list.ts'
import { type Failure, failureOf } from '#app/domain/failure.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

/** The ids of a recipe's ingredients, of those that are on offer, and of those that are on the list when it starts. */
export type IngredientsInput = { all: number[]; onOffer: number[]; onList: number[] }

/** The ids of the ingredients to put on the list, and of those of which the shopper chose the offer. */
export type Choice = { taken: number[]; chosen: number[] }

/** What a press put on the list: a row of its own, or so many of an offer. */
export type Put = { itemUuid: string } | { offerId: number; quantity: number }

/** `failure`: why the last press put nothing on the list. `put`: what the last press put there. */
export type IngredientsContext = Omit<IngredientsInput, 'onList'> &
  Choice & { failure: Failure | null; put: readonly Put[] }

/** Where the ingredients are: on the list, or on the device until the shopper logs in or verifies their email. */
export type Placement =
  | { where: 'on-list'; put: readonly Put[] }
  | { where: 'until-login' | 'until-verification' }

/**
 * `items.placed`: the list took what waited on the device. `list.loaded`: the list came after the start; the ids of what
 * stands on it. `put.takenBack`: what the last press put on the list is to leave it.
 */
export type IngredientsEvent =
  | { type: 'ingredient.toggled'; id: number }
  | { type: 'offer.toggled'; id: number }
  | { type: 'items.requested' }
  | { type: 'items.placed' }
  | { type: 'list.loaded'; onList: number[] }
  | { type: 'put.takenBack' }

/** What is to leave the list. */
export type IngredientsEmitted = { type: 'items.takenBack'; put: readonly Put[] }

const toggled = (ids: number[], id: number) =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id].sort((a, b) => a - b)

/**
 * The ingredients of a recipe: what is on the list already is left out, the shopper leaves out what is at home, chooses
 * offers, and puts the others on the shopping list in one press (§2.1). An ingredient whose offer is chosen is taken, and one
 * that is left out has no chosen offer. After the press the page says where the ingredients are, until the shopper chooses
 * differently, or takes back what the press put on the list. If they could not be placed, the shopper can press again. The app
 * provides `placeIngredients`, which keeps them on the device if the shopper has no list.
 */
export const ingredientsMachine = setup({
  types: {
    context: {} as IngredientsContext,
    input: {} as IngredientsInput,
    events: {} as IngredientsEvent,
    emitted: {} as IngredientsEmitted,
    tags: {} as 'busy',
    meta: {} as FlowMeta,
  },
  actors: { placeIngredients: fromPromise<Placement, Choice>(notProvided('placeIngredients')) },
  guards: {
    isAny: ({ context }) => context.taken.length > 0,
    isKnown: ({ context }, { id }: { id: number }) => context.all.includes(id),
    isOffered: ({ context }, { id }: { id: number }) => context.onOffer.includes(id),
    isOnList: (_, { placement }: { placement: Placement }) => placement.where === 'on-list',
    isUntilLogin: (_, { placement }: { placement: Placement }) => placement.where === 'until-login',
    hasPut: ({ context }) => context.put.length > 0,
  },
  actions: {
    toggle: assign(({ context: { taken, chosen } }, { id }: { id: number }) => ({
      taken: toggled(taken, id),
      chosen: taken.includes(id) ? chosen.filter((each) => each !== id) : chosen,
    })),
    toggleOffer: assign(({ context: { taken, chosen } }, { id }: { id: number }) => ({
      chosen: toggled(chosen, id),
      taken: taken.includes(id) ? taken : toggled(taken, id),
    })),
    // The shopper wants an offer that they chose, whatever stands on the list.
    leaveOut: assign(({ context: { taken, chosen } }, { onList }: { onList: number[] }) => ({
      taken: taken.filter((id) => chosen.includes(id) || !onList.includes(id)),
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    keepPut: assign((_, { placement }: { placement: Placement }) => ({
      put: placement.where === 'on-list' ? placement.put : [],
    })),
    takeBack: emit(({ context }) => ({ type: 'items.takenBack', put: context.put })),
  },
}).createMachine({
  id: 'ingredients',
  description: 'Chooses what of a recipe goes on the shopping list, and as which offer, and puts it there.',
  meta: { spec: ['§2.1', '§4 Waiting items'] },
  context: ({ input: { onList, ...known } }) => ({
    ...known,
    taken: missingOf(known.all, onList),
    chosen: [],
    failure: null,
    put: [],
  }),
  initial: 'idle',
  states: {
    idle: {
      initial: 'choosing',
      on: {
        'ingredient.toggled': {
          guard: { type: 'isKnown', params: ({ event }) => ({ id: event.id }) },
          target: '.choosing',
          actions: ['forgetFailure', { type: 'toggle', params: ({ event }) => ({ id: event.id }) }],
        },
        'offer.toggled': {
          guard: { type: 'isOffered', params: ({ event }) => ({ id: event.id }) },
          target: '.choosing',
          actions: ['forgetFailure', { type: 'toggleOffer', params: ({ event }) => ({ id: event.id }) }],
        },
      },
      states: {
        choosing: {
          on: {
            'items.requested': { guard: 'isAny', target: '#ingredients.placing' },
            'list.loaded': {
              actions: { type: 'leaveOut', params: ({ event }) => ({ onList: event.onList }) },
            },
          },
        },
        placed: { on: { 'put.takenBack': { guard: 'hasPut', target: 'choosing', actions: 'takeBack' } } },
        waiting: {
          meta: { spec: ['§4 Waiting items'] },
          initial: 'login',
          states: { login: {}, verification: {} },
          on: { 'items.placed': { target: 'placed' } },
        },
        failed: { on: { 'items.requested': { target: '#ingredients.placing' } } },
      },
    },
    placing: {
      tags: 'busy',
      // Not on entry: until the answer comes, the page keeps the room of the message.
      exit: 'forgetFailure',
      invoke: {
        src: 'placeIngredients',
        input: ({ context: { taken, chosen } }) => ({ taken, chosen }),
        onDone: [
          {
            guard: { type: 'isOnList', params: ({ event }) => ({ placement: event.output }) },
            target: 'idle.placed',
            actions: { type: 'keepPut', params: ({ event }) => ({ placement: event.output }) },
          },
          {
            guard: { type: 'isUntilLogin', params: ({ event }) => ({ placement: event.output }) },
            target: 'idle.waiting.login',
            actions: { type: 'keepPut', params: ({ event }) => ({ placement: event.output }) },
          },
          {
            target: 'idle.waiting.verification',
            actions: { type: 'keepPut', params: ({ event }) => ({ placement: event.output }) },
          },
        ],
        onError: {
          target: 'idle.failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
})
