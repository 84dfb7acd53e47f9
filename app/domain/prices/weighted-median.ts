/** The median of amounts or prices that each count so many times: of two middle ones the lower. */
export function weightedMedian(values: readonly { value: number; times: number }[]): number | undefined {
  const sorted = values.toSorted((a, b) => a.value - b.value)
  const half = sorted.reduce((sum, { times }) => sum + times, 0) / 2
  let counted = 0
  return sorted.find(({ times }) => {
    counted += times
    return counted >= half
  })?.value
}
