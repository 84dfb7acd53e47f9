import { assign, emit, setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'

/** The ids of a recipe's ingredients, and of those that are on offer. */
export type IngredientsInput = { all: number[]; onOffer: number[] }

/** `taken`: those to put on the list. `chosen`: those of which the shopper chose the offer. */
export type IngredientsContext = IngredientsInput & { taken: number[]; chosen: number[] }

export type IngredientsEvent =
  | { type: 'ingredient.toggled'; id: number }
  | { type: 'offer.toggled'; id: number }
  | { type: 'items.requested' }

/** `items.wanted`: the shopper wants these ingredients on the list, `chosen` of them as the offers. */
export type IngredientsEmitted = { type: 'items.wanted'; taken: number[]; chosen: number[] }

const toggled = (ids: number[], id: number) =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id].sort((a, b) => a - b)

/**
 * The ingredients of a recipe: the shopper leaves out what is at home, chooses offers, and puts the others on the shopping
 * list in one press (issue 20.5). An ingredient whose offer is chosen is taken, and one that is left out has no chosen
 * offer. After the press the button says that it is done, until the shopper chooses differently.
 */
export const ingredientsMachine = setup({
  types: {
    context: {} as IngredientsContext,
    input: {} as IngredientsInput,
    events: {} as IngredientsEvent,
    emitted: {} as IngredientsEmitted,
    meta: {} as FlowMeta,
  },
  guards: {
    isAny: ({ context }) => context.taken.length > 0,
    isKnown: ({ context }, { id }: { id: number }) => context.all.includes(id),
    isOffered: ({ context }, { id }: { id: number }) => context.onOffer.includes(id),
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
    tellWanted: emit(({ context: { taken, chosen } }) => ({ type: 'items.wanted', taken, chosen })),
  },
}).createMachine({
  id: 'ingredients',
  description: 'Chooses what of a recipe goes on the shopping list, and as which offer.',
  meta: { spec: ['§2.1'] },
  context: ({ input }) => ({ ...input, taken: input.all, chosen: [] }),
  initial: 'choosing',
  on: {
    'ingredient.toggled': {
      guard: { type: 'isKnown', params: ({ event }) => ({ id: event.id }) },
      target: '.choosing',
      actions: { type: 'toggle', params: ({ event }) => ({ id: event.id }) },
    },
    'offer.toggled': {
      guard: { type: 'isOffered', params: ({ event }) => ({ id: event.id }) },
      target: '.choosing',
      actions: { type: 'toggleOffer', params: ({ event }) => ({ id: event.id }) },
    },
  },
  states: {
    choosing: { on: { 'items.requested': { guard: 'isAny', target: 'done', actions: 'tellWanted' } } },
    done: {},
  },
})
