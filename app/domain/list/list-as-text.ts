import type { Country } from '../locale/locales.ts'
import { readTypedItem } from './read-typed-item.ts'

/** What the text of a list says of an item. */
export type WrittenItem = {
  name: string
  quantity: number
  checked: boolean
  wantedAmount?: string | undefined
}

const pieceWords: Record<Country, string> = { dk: 'stk', no: 'stk', se: 'st', fi: 'kpl' }

/** Whether a text is read as this item. */
function isReadAs(text: string, { name, quantity, wantedAmount }: Omit<WrittenItem, 'checked'>): boolean {
  const read = readTypedItem(text)
  return read?.itemName === name && read.quantity === quantity && read.wantedAmount === wantedAmount
}

/**
 * An item as one writes it, `2 stk 500 g smør`. A name that would be read apart then, such as `3x æg`, is written after a colon:
 * `1 stk: 3x æg`.
 */
export function itemAsText(item: Omit<WrittenItem, 'checked'>, country: Country): string {
  const { name, quantity, wantedAmount } = item
  const named = wantedAmount === undefined ? name : `${wantedAmount} ${name}`
  const pieces = `${quantity} ${pieceWords[country]}`
  const [plain] = [named, `${pieces} ${named}`].filter((text) => isReadAs(text, item))
  return plain ?? `${pieces}${wantedAmount === undefined ? '' : ` (${wantedAmount})`}: ${name}`
}

/** A list as a text with a line for each item, `- [ ] 2 stk mælk`, which `readPastedLines` reads back whole. */
export const listAsText = (items: readonly WrittenItem[], country: Country): string =>
  items.map((item) => `- [${item.checked ? 'x' : ' '}] ${itemAsText(item, country)}`).join('\n')
