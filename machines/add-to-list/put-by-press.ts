import type { AddableItem } from '#app/domain/list/shopping-list.ts'
import type { AddToListInput } from './add-to-list.types.ts'

/** Whether a press puts a single offer on the list: a user with a list wants no more to be asked (§4). */
export const putsByPress = ({ identity, hideAdded }: AddToListInput): boolean =>
  identity === 'verified' && hideAdded

/** Whether a press on these items puts something on the list without a choice. */
export function isPutByPress(input: AddToListInput, [item, ...others]: readonly AddableItem[]): boolean {
  return putsByPress(input) && item !== undefined && 'offerId' in item && others.length === 0
}
