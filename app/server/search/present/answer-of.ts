import { piecePrice } from '#app/domain/offers/several-pieces.ts'
import type { Answer, ProductCard } from '#app/domain/search/pages.ts'

/** The two offers of an answer, without what is said twice. */
export function answerOf(byUnit: ProductCard | undefined, byPrice: ProductCard | undefined): Answer {
  const isOther = byUnit === undefined || (byPrice !== undefined && piecePrice(byPrice) < piecePrice(byUnit))
  return { byUnit: byUnit ?? null, byPrice: (isOther && byPrice) || null }
}
