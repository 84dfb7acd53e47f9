// Separate from how verdicts are made, so that a page loads only what it draws.

/**
 * What a price is worth (§3 Compared prices), with the scope of what it is compared with. Without a verdict nothing is said.
 * - `cheapest` of a `product`: no chain of the country asks less for it today, and another asks more. `chains` have it.
 * - `cheapest` of `goods`: of all that a search found, none has a lower price `per` full unit, and others cost more.
 * - `cheapestOfMine`: the same as of a product among the shopper's chains, of which `chains` have it.
 * - `low`, `usual`, `high`: beside the product's offers of the past year. `isLowest`: all of them cost more.
 */
export type PriceVerdict =
  | { kind: 'cheapest'; of: 'product'; chains: number }
  | { kind: 'cheapest'; of: 'goods'; per: string }
  | { kind: 'cheapestOfMine'; chains: number }
  | YearVerdict

/** A verdict beside the past year. */
export type YearVerdict = { kind: 'low'; isLowest: boolean } | { kind: 'usual' | 'high' }

/** Whether a price is the cheapest of all that a search found. */
export const isOfGoods = (verdict: PriceVerdict | undefined): boolean =>
  verdict?.kind === 'cheapest' && verdict.of === 'goods'

/** Whether a price is the cheapest, which yellow means, and nothing else. */
export const isCheapest = ({ verdict }: { verdict?: PriceVerdict | undefined }): boolean =>
  verdict?.kind === 'cheapest'
