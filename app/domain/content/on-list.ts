import type { ShoppingListItem } from '../list/shopping-list.ts'
import { comparable } from '../list/typed-match.ts'
import type { OfferedIngredient } from './content.ts'

/** The words of a text between spaces, so that whole words are found in it. */
const words = (text: string) => ` ${comparable(text)} `

/**
 * The ids of the ingredients that are on a list and not ticked: as their offer, or as a row that has all words of their name,
 * or of what is searched for them, one after the other.
 */
export function ingredientsOnList(
  ingredients: readonly Pick<OfferedIngredient, 'id' | 'name' | 'search' | 'offer'>[],
  items: readonly Pick<ShoppingListItem, 'name' | 'checked' | 'offerId'>[],
): number[] {
  const wanted = items.filter(({ checked }) => !checked)
  return ingredients
    .filter(({ name, search, offer }) => {
      const terms = search === null ? [] : [name, search].map(words)
      return wanted.some(
        (item) =>
          (offer !== null && item.offerId === offer.id) ||
          terms.some((term) => words(item.name).includes(term)),
      )
    })
    .map(({ id }) => id)
}
