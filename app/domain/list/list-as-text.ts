import { readTypedItem } from './read-typed-item.ts'

/** What the text of a list says of an item. */
export type WrittenItem = { name: string; quantity: number; checked: boolean }

/** A name that would be read as a number of pieces (`3x æg`) is written with its quantity, also if that is 1. */
function withQuantity({ name, quantity }: WrittenItem): string {
  const isNameAlone = quantity === 1 && readTypedItem(name)?.itemName === name
  return isNameAlone ? name : `${quantity} stk ${name}`
}

/** A list as a text with a line for each item, `- [ ] 2 stk mælk`, which `readPastedLines` reads back whole. */
export const listAsText = (items: readonly WrittenItem[]): string =>
  items.map((item) => `- [${item.checked ? 'x' : ' '}] ${withQuantity(item)}`).join('\n')
