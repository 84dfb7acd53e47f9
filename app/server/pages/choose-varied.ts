import type { OfferRow } from '../offers/select-offers.ts'

type Choosable = Pick<OfferRow, 'id' | 'chainId' | 'categoryId'>

/** Counts by key, and tells whether one more is within the maximum. */
function counter<Key>(most: number): { fits: (key: Key) => boolean; add: (key: Key) => void } {
  const counts = new Map<Key, number>()
  const countOf = (key: Key) => counts.get(key) ?? 0
  return { fits: (key) => countOf(key) < most, add: (key) => counts.set(key, countOf(key) + 1) }
}

/**
 * The first offers of a list, with variety: at most a quarter from each chain, two from each category, and a quarter
 * from `cheapest`, since a mark on most offers says nothing. If that leaves room, the next best offers fill it, those
 * without the mark first.
 */
export function chooseVaried<Row extends Choosable>(
  rows: Row[],
  count: number,
  cheapest: ReadonlySet<number>,
): Row[] {
  const quarter = Math.max(1, Math.ceil(count / 4))
  const ofChain = counter<number>(quarter)
  const ofCategory = counter<number | null>(2)
  const ofCheapest = counter<true>(quarter)
  const isMarked = ({ id }: Row) => cheapest.has(id)
  const chosen = rows.filter((row) => {
    const { chainId, categoryId } = row
    const fits = ofChain.fits(chainId) && ofCategory.fits(categoryId)
    if (!fits || (isMarked(row) && !ofCheapest.fits(true))) return false
    ofChain.add(chainId)
    ofCategory.add(categoryId)
    if (isMarked(row)) ofCheapest.add(true)
    return true
  })
  const others = rows.filter((row) => !chosen.includes(row))
  const fillers = [...others.filter((row) => !isMarked(row)), ...others.filter(isMarked)]
  return [...chosen, ...fillers].slice(0, count)
}
