import { partNamed } from '#app/domain/categories/part-names.ts'
import type { Part } from '#app/domain/categories/parts.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { partOfName, partToldBy } from './part-of-name.ts'

/** What is known of a product; its category and the category's group as a feed named them. */
type Known = {
  country: Country
  name: string
  brand: string | null
  category: string | null
  categoryGroup: string | null
}

const decidedByBrand: readonly Part[] = ['pets', 'baby']
const decidedByShelf: readonly Part[] = [...decidedByBrand, 'frozen']

/**
 * The part of the shop that a product belongs to: the one its feed names, or else what its name tells, its category or
 * its brand. What is for animals or babies, or frozen, is so by its category first, and so is what its name tells only
 * by what it tastes of: `Jordbær` on the shelf of yoghurt. Meat and fish stand on shelves that are named after what is
 * made of them.
 * @returns null if nothing tells it.
 */
export function partOfProduct({ country, name, brand, category, categoryGroup }: Known): Part | null {
  for (const text of [categoryGroup, category]) {
    const named = text === null ? undefined : partNamed(text, country)
    if (named) return named
  }
  const told = (text: string | null) => (text === null ? undefined : partOfName(text, country))
  const [ofGroup, ofCategory, ofBrand] = [told(categoryGroup), told(category), told(brand)]
  // Names of goods for animals and babies say what those taste of, and names of frozen goods seldom that they are frozen.
  for (const part of [ofGroup, ofCategory]) if (part && decidedByShelf.includes(part)) return part
  if (ofBrand && decidedByBrand.includes(ofBrand)) return ofBrand
  const named = partToldBy(name, country)
  const ofShelf = ofCategory ?? ofGroup
  if (named?.isByFlavour && named.part !== 'meat-fish' && ofShelf) return ofShelf
  return named?.part ?? ofShelf ?? ofBrand ?? null
}
