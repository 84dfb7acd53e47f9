import type { RegisteredRouter } from '@tanstack/react-router'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import type { OfferedIngredient } from '#app/domain/content/content.ts'
import { ingredientsOnList } from '#app/domain/content/on-list.ts'
import type { PostponedAddition } from '#app/domain/list/guest-items.ts'
import { addableManual, firstQuantityOf } from '#app/domain/list/list-change.ts'
import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { addableOffer } from '#app/domain/offers/offer-sketch.ts'
import {
  type Choice,
  type IngredientsInput,
  ingredientsMachine,
  type Placement,
} from '#machines/ingredients/ingredients.machine.ts'
import { inspect } from '../inspect.ts'
import { heldItems, itemsWhenLoaded, openList, takeBackItems, takeBackOffer } from '../list/held-list.ts'
import { sayWhenLoaded } from '../messages/create-say.ts'
import type { Tab } from '../tab/tab.types.ts'
import { addItems } from './add-items.ts'

/** `today`: the day of the offers in the country. */
export type OfferedRecipe = { ingredients: OfferedIngredient[]; country: Country; today: Day }

export type IngredientsActor = ActorRefFrom<typeof ingredientsMachine>

/**
 * Starts the machine of a recipe's ingredients, which hears when the list takes what waited on the device.
 */
export function startIngredients(
  { guestItems, ownList }: Pick<Tab, 'guestItems' | 'ownList'>,
  router: RegisteredRouter,
  known: Omit<IngredientsInput, 'onList'>,
  recipe: OfferedRecipe,
): IngredientsActor {
  const placeIngredients = fromPromise<Placement, Choice>(({ input: choice, signal }) =>
    addItems(
      { guestItems, openList: (ended) => openList(ownList, ended), say: sayWhenLoaded(router) },
      additionsOf(recipe, choice),
      signal,
    ),
  )
  const held = heldItems(ownList)
  const onListOf = (items: readonly ShoppingListItem[]) => ingredientsOnList(recipe.ingredients, items)
  const actor = createActor(ingredientsMachine.provide({ actors: { placeIngredients } }), {
    inspect,
    input: { ...known, onList: onListOf(held ?? []) },
  })
  const stopped = new AbortController()
  if (!held)
    itemsWhenLoaded(ownList, stopped.signal).then(
      (items) => actor.send({ type: 'list.loaded', onList: onListOf(items) }),
      () => undefined,
    )
  const takenBack = actor.on('items.takenBack', ({ put }) => {
    takeBackItems(
      ownList,
      put.flatMap((each) => ('itemUuid' in each ? each.itemUuid : [])),
    )
    for (const each of put) if ('offerId' in each) takeBackOffer(ownList, each.offerId, each.quantity)
  })
  const placed = guestItems.on('items.placed', () => actor.send({ type: 'items.placed' }))
  actor.subscribe({
    complete: () => {
      placed.unsubscribe()
      takenBack.unsubscribe()
      stopped.abort()
    },
  })
  return actor.start()
}

/** What goes on the list for a choice: the chosen offers, and the other ingredients as text. */
function additionsOf(
  { ingredients, country, today }: OfferedRecipe,
  { taken, chosen }: Choice,
): PostponedAddition[] {
  return ingredients
    .filter(({ id }) => taken.includes(id))
    .map(({ id, name, amount, offer }) => {
      const addable =
        offer && chosen.includes(id)
          ? addableOffer(offer, country, today)
          : addableManual(amount ? `${name}, ${amount}` : name, null)
      return { addable, quantity: firstQuantityOf(addable.item), country }
    })
}
