import type { Part } from '#app/domain/categories/parts.ts'

/** Drinks are not among them, because alcohol is a drink. */
const food: Part[] = [
  'fruit-vegetables',
  'meat-fish',
  'dairy-eggs',
  'bread-cakes',
  'pantry',
  'frozen',
  'sweets-snacks',
]
const otherGroceries: Part[] = ['household', 'health-care', 'baby', 'pets']

const quoted = (parts: Part[]) => parts.map((part) => `'${part}'`).join(', ')

/**
 * SQL for the rank of a search document `d` by its part of the shop where offers nobody asked for are shown: food first,
 * other groceries next, drinks last.
 */
export const partRank = `case when d.part in (${quoted(food)}) then 1 when d.part in (${quoted(otherGroceries)}) then 2
  when d.part = 'drinks' then 4 else 3 end`
