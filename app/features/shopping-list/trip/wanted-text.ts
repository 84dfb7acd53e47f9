import { askedAs } from '#app/domain/list/needs.ts'
import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'

/** What of the items is to be bought, as one text that is another one after each change of it. */
export const wantedText = (items: readonly ShoppingListItem[]): string =>
  items
    .flatMap((item) => (item.checked ? [] : `${askedAs(item)} ${item.quantity} ${item.wantedAmount ?? ''}`))
    .toSorted()
    .join('\n')
