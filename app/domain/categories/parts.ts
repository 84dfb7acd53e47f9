/** The parts of a shop: what kind of goods a product is. */
export const parts = [
  'fruit-vegetables',
  'meat-fish',
  'dairy-eggs',
  'bread-cakes',
  'pantry',
  'frozen',
  'drinks',
  'sweets-snacks',
  'household',
  'health-care',
  'baby',
  'pets',
  'building',
  'plumbing',
  'electronics',
  'appliances',
  'interior',
  'toys-hobby',
  'car',
] as const
export type Part = (typeof parts)[number]

/** Whether a text is a part's name in addresses. */
export function isPart(text: unknown): text is Part {
  return parts.some((part) => part === text)
}
