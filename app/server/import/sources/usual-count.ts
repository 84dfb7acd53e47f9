/** How many imports of a feed its usual number of offers is the median of. */
const mostCounts = 8

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const [low = 0, high = low] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ]
  return (low + high) / 2
}

/** Whether a feed has shrunk or grown, and a sentence on it for the operator. */
export type UnusualCount = { is: 'shrunk' | 'grown'; told: string }

/**
 * Whether the number of a feed's offers is below half of the usual one, or above twice as many; undefined if it is neither,
 * or the feed was not imported before.
 * @param earlier the numbers of its last imports.
 */
export function unusualCount(offers: number, earlier: readonly number[]): UnusualCount | undefined {
  const usual = medianOf(earlier)
  if (earlier.length === 0 || (offers >= usual / 2 && offers <= usual * 2)) return undefined
  const [is, than] =
    offers < usual ? (['shrunk', 'less than half of'] as const) : (['grown', 'more than twice'] as const)
  return { is, told: `It has ${offers} offers, ${than} the usual ${Math.round(usual)}. None were withdrawn.` }
}

/** The numbers of a feed's last imports, with that of the present one. */
export const withCount = (earlier: readonly number[], offers: number): number[] =>
  [...earlier, offers].slice(-mostCounts)
