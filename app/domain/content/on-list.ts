import type { ShoppingListItem } from '../list/shopping-list.ts'
import { comparable } from '../list/typed-match.ts'
import type { OfferedIngredient } from './content.ts'

/** The parts of a row's name: a brand or an amount stands behind a comma. */
const partsOf = (name: string) => name.split(',').map(comparable)

/**
 * The ids of the ingredients that are on a list and not ticked: as an offer that answers them, or as a row that is called as
 * they are, or as what is searched for them. `ristede løg` are no `løg`.
 */
export function ingredientsOnList(
  ingredients: readonly Pick<OfferedIngredient, 'id' | 'name' | 'search' | 'offer' | 'answeredBy'>[],
  items: readonly Pick<ShoppingListItem, 'name' | 'checked' | 'offerId'>[],
): number[] {
  const wanted = items.filter(({ checked }) => !checked)
  const parts = new Set(wanted.flatMap(({ name }) => partsOf(name)))
  return ingredients
    .filter(({ name, search, offer, answeredBy = [] }) => {
      const isOffered = wanted.some(
        ({ offerId }) => offerId !== null && (offerId === offer?.id || answeredBy.includes(offerId)),
      )
      return isOffered || (search !== null && [name, search].some((term) => parts.has(comparable(term))))
    })
    .map(({ id }) => id)
}

/** The ids of the ingredients that are not on the list: they are taken at first. */
export const missingOf = (all: readonly number[], onList: readonly number[]): number[] =>
  all.filter((id) => !onList.includes(id))
