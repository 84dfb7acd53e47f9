import type { Country } from '../locale/locales.ts'
import type { NeedRule } from './need-rule.ts'
import { readTypedItem } from './read-typed-item.ts'
import { ruleAsText } from './rule-as-text.ts'

/** What the text of a list says of an item. */
export type WrittenItem = {
  name: string
  quantity: number
  checked: boolean
  wantedAmount?: string | undefined
  rule?: NeedRule | undefined
}
type WrittenWants = Omit<WrittenItem, 'checked'>

const pieceWords: Record<Country, string> = { dk: 'stk', no: 'stk', se: 'st', fi: 'kpl' }

const ruleOf = ({ rule }: { rule?: NeedRule | undefined }, country: Country) =>
  rule ? ` (${ruleAsText(rule, country)})` : ''

/** Whether a text is read as this item. */
function isReadAs(text: string, item: WrittenWants, country: Country): boolean {
  const read = readTypedItem(text)
  return (
    read?.itemName === item.name &&
    read.quantity === item.quantity &&
    read.wantedAmount === item.wantedAmount &&
    ruleOf(read, country) === ruleOf(item, country)
  )
}

/**
 * An item as one writes it, `2 stk 500 g smør`, with what will do for it: `kaffe (400–500 g · uanset mærke)`. A name that would
 * be read apart then, such as `3x æg`, is written after a colon: `1 stk: 3x æg`. A rule that cannot be read back is left out.
 */
export function itemAsText(item: WrittenWants, country: Country): string {
  const { name, quantity, wantedAmount } = item
  const rule = ruleOf(item, country)
  const named = wantedAmount === undefined ? name : `${wantedAmount} ${name}`
  const pieces = `${quantity} ${pieceWords[country]}`
  const spelledOut = `${pieces}${wantedAmount === undefined ? '' : ` (${wantedAmount})`}${rule}: ${name}`
  const found = [`${named}${rule}`, `${pieces} ${named}${rule}`, spelledOut].find((text) =>
    isReadAs(text, item, country),
  )
  return found ?? (rule === '' ? spelledOut : itemAsText({ name, quantity, wantedAmount }, country))
}

/** A list as a text with a line for each item, `- [ ] 2 stk mælk`, which `readPastedLines` reads back whole. */
export const listAsText = (items: readonly WrittenItem[], country: Country): string =>
  items.map((item) => `- [${item.checked ? 'x' : ' '}] ${itemAsText(item, country)}`).join('\n')
