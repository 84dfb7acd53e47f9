import type { Size } from '#app/domain/offers/sizes.ts'
import { type Taste, tasteOf } from '../tastes.ts'
import { formOf } from './forms.ts'

/**
 * What a product's words say of how it looks. `form` is the container or the sort, among those its kind comes in. `taste` is
 * the fruit that its words name. `count` is how many pieces there are. Each is absent if the words do not say it.
 */
export type Pack = { readonly form?: string; readonly taste?: Taste; readonly count?: number }

/** One product: its name as the country's table has it, and its size, undefined if it has none. */
export type Described = { readonly kind: string; readonly name: string; readonly size: Size | undefined }

/** Kinds of goods that are drawn piece by piece, so that a picture can say a wrong number. */
const counted = new Set(
  `apple pear lemon pineapple mango kiwi avocado peach plum tomato pepper onion garlic cauliflower cabbage lettuce corn
  aubergine broccoli eggs toilet-paper kitchen-roll
  cola cola-zero orange-soda lemon-soda energy-drink water sparkling-water beer-lager beer-dark beer-alcohol-free cider
  cocoa-milk yoghurt-fruit canned-tomatoes canned-corn mackerel-tin cat-food-wet dog-food`.split(/\s+/),
)

/** `6 x 33 cl` are 6 pieces and `10 stk` are 10; one of `1.5 l` is one, and `1 kg` says no number. */
function countOf(size: Size | undefined): number | undefined {
  if (!size) return undefined
  if (size.quantityType === 'stk') return size.quantity * size.pieces
  return size.quantityType === 'l' || size.pieces > 1 ? size.pieces : undefined
}

/** Reads what the words of a product say of its looks. */
export function packOf({ kind, name, size }: Described): Pack {
  const words = name.toLowerCase()
  const form = formOf(kind, words, size)
  const taste = tasteOf(kind, words)
  const count = counted.has(kind) ? countOf(size) : undefined
  return { ...(form && { form }), ...(taste && { taste }), ...(count !== undefined && { count }) }
}
