import { type Country, onceForCountry } from '#app/domain/locale/locales.ts'

/** Below a price, prices have these endings in every step. All in minor units. */
type Band = readonly [upTo: number, step: number, endings: readonly number[]]

const wholeKroner: Band[] = [
  [30_000, 1000, [900]],
  [100_000, 5000, [4900]],
  [300_000, 10_000, [9900]],
  [10_000_000, 50_000, [49_900]],
]

/** The prices that signs of a country like to show: `12,95` and `15,-` in Denmark, `19,90` in Norway, `0,89` in Finland. */
const bands: Record<Country, readonly Band[]> = {
  dk: [
    [300, 100, [0, 50, 75, 95]],
    [1000, 100, [0, 95]],
    [3000, 1000, [0, 200, 295, 495, 500, 800, 995]],
    [10_000, 1000, [0, 495, 500, 900, 995]],
    ...wholeKroner,
  ],
  no: [
    [300, 100, [0, 50, 75, 90]],
    [1000, 100, [0, 90]],
    [5000, 1000, [0, 290, 490, 500, 790, 990]],
    [10_000, 1000, [0, 490, 500, 990]],
    ...wholeKroner,
  ],
  se: [
    [300, 100, [0, 50, 75, 90]],
    [1000, 100, [0, 90]],
    [5000, 1000, [0, 200, 290, 490, 500, 790, 990]],
    [10_000, 1000, [0, 500, 900, 990]],
    ...wholeKroner,
  ],
  fi: [
    [100, 10, [5, 9]],
    [500, 100, [0, 19, 29, 49, 59, 79, 89, 99]],
    [1000, 100, [0, 49, 50, 90, 95, 99]],
    [5000, 100, [0, 50, 90, 95]],
    [10_000, 500, [490]],
    [30_000, 1000, [900]],
    [100_000, 5000, [4900]],
    [10_000_000, 10_000, [9900]],
  ],
}

/** Below a price, shelf prices are this much below whole steps. All in minor units. */
type Grid = readonly (readonly [upTo: number, step: number, below: number])[]
const wholeShelf: Grid = [
  [100_000, 1000, 100],
  [10_000_000, 10_000, 100],
]
const grids: Record<Country, Grid> = {
  dk: [[10_000, 100, 5], ...wholeShelf],
  no: [[10_000, 100, 10], ...wholeShelf],
  se: [[10_000, 100, 5], ...wholeShelf],
  fi: [
    [2000, 10, 1],
    [5000, 100, 10],
    [20_000, 500, 10],
    [10_000_000, 1000, 100],
  ],
}

function* pricesOf(country: Country): Generator<number> {
  let from = 0
  for (const [upTo, step, endings] of bands[country]) {
    for (let base = from - (from % step); base < upTo; base += step) {
      for (const ending of endings) {
        const price = base + ending
        if (price > 0 && price >= from && price < upTo) yield price
      }
    }
    from = upTo
  }
}

const ladderOf = onceForCountry((country) => [...pricesOf(country)])

/** The index of the first price that is at least `amount`. */
function placeOf(amount: number, ladder: readonly number[]): number {
  let low = 0
  let high = ladder.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ladder[middle] ?? 0) < amount) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The price nearest to `amount` that a sign of the country would show, from `lowest` through `highest`.
 * All in minor units. Undefined if there is no such price between them.
 */
export function signPrice(
  amount: number,
  country: Country,
  lowest: number,
  highest: number,
): number | undefined {
  const ladder = ladderOf(country)
  const at = placeOf(amount, ladder)
  const fits = (price: number | undefined) => price !== undefined && price >= lowest && price <= highest
  const above = ladder[at]
  const below = ladder[at - 1]
  if (!fits(above)) return fits(below) ? below : undefined
  if (above === undefined || below === undefined || !fits(below)) return above
  return above - amount <= amount - below ? above : below
}

/**
 * A chain's price on an ordinary day: the usual price at the chain's level, with the endings of the country's shelf
 * prices. Minor units.
 */
export function shelfPrice(usual: number, level: number, country: Country): number {
  const amount = usual * level
  const [, step, below] = grids[country].find(([upTo]) => amount < upTo) ?? [0, 1, 0]
  return Math.max(step, Math.round((amount + below) / step) * step) - below
}
