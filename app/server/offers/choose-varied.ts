import type { OfferRow } from './offer-row.ts'

/**
 * The first offers of a list that do not crowd one chain or one shelf: at most a quarter from each chain and two from
 * each category. Where variety leaves room, the next best fill it.
 */
export function chooseVaried<Row extends Pick<OfferRow, 'chainId' | 'categoryId'>>(
  rows: Row[],
  count: number,
): Row[] {
  const fromChain = new Map<number, number>()
  const fromCategory = new Map<number | null, number>()
  const mostOfChain = Math.max(1, Math.ceil(count / 4))
  const chosen = rows.filter(({ chainId, categoryId }) => {
    const ofChain = fromChain.get(chainId) ?? 0
    const ofCategory = fromCategory.get(categoryId) ?? 0
    if (ofChain >= mostOfChain || ofCategory >= 2) return false
    fromChain.set(chainId, ofChain + 1)
    fromCategory.set(categoryId, ofCategory + 1)
    return true
  })
  const others = rows.filter((row) => !chosen.includes(row))
  return [...chosen, ...others].slice(0, count)
}
