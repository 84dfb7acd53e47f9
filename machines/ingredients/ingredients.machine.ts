import { assign, fromPromise, setup } from 'xstate'
import { missingOf } from '#app/domain/content/on-list.ts'
import { type Failure, failureOf } from '#app/domain/failure.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'
import { notProvided } from '#machines/not-provided.ts'

/** The ids of a recipe's ingredients, of those that are on offer, and of those that are on the list when it starts. */
export type IngredientsInput = { all: number[]; onOffer: number[]; onList: number[] }

/** The ids of the ingredients to put on the list, and of those of which the shopper chose the offer. */
export type Choice = { taken: number[]; chosen: number[] }

/** `failure`: why the last press put nothing on the list. */
export type IngredientsContext = Omit<IngredientsInput, 'onList'> & Choice & { failure: Failure | null }

/** Where the ingredients are: on the list, or on the device until the shopper logs in or verifies their email. */
export type Placement = 'on-list' | 'until-login' | 'until-verification'

/**
 * `items.placed`: the list took what waited on the device. `list.loaded`: the list came after the start; the ids of what
 * stands on it.
 */
export type IngredientsEvent =
  | { type: 'ingredient.toggled'; id: number }
  | { type: 'offer.toggled'; id: number }
  | { type: 'items.requested' }
  | { type: 'items.placed' }
  | { type: 'list.loaded'; onList: number[] }

const toggled = (ids: number[], id: number) =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id].sort((a, b) => a - b)

/**
 * The ingredients of a recipe: what is on the list already is left out, the shopper leaves out what is at home, chooses offers, and puts the others on the shopping
 * list in one press (§2.1). An ingredient whose offer is chosen is taken, and one that is left out has no chosen
 * offer. After the press the page says where the ingredients are, until the shopper chooses differently. If they could not
 * be placed, the shopper can press again. The app provides `placeIngredients`, which keeps them on the device if the
 * shopper has no list.
 */
export const ingredientsMachine = setup({
  types: {
    context: {} as IngredientsContext,
    input: {} as IngredientsInput,
    events: {} as IngredientsEvent,
    tags: {} as 'busy',
    meta: {} as FlowMeta,
  },
  actors: { placeIngredients: fromPromise<Placement, Choice>(notProvided('placeIngredients')) },
  guards: {
    isAny: ({ context }) => context.taken.length > 0,
    isKnown: ({ context }, { id }: { id: number }) => context.all.includes(id),
    isOffered: ({ context }, { id }: { id: number }) => context.onOffer.includes(id),
    isOnList: (_, { placement }: { placement: Placement }) => placement === 'on-list',
    isUntilLogin: (_, { placement }: { placement: Placement }) => placement === 'until-login',
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
        placed: {},
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
          },
          {
            guard: { type: 'isUntilLogin', params: ({ event }) => ({ placement: event.output }) },
            target: 'idle.waiting.login',
          },
          { target: 'idle.waiting.verification' },
        ],
        onError: {
          target: 'idle.failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
})
