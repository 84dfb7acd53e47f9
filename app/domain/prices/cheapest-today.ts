import { pricesAtShops, type WatchableProduct, type WatchedPrice } from '../agents/price-agent.ts'

/**
 * The cheapest offer of a product at shops today; of several that cost the same that of a chain which the shopper asked
 * for, so that a form does not name another chain than it has chosen. Undefined if there is none.
 * @param asked the chains of the item that a heart or a watch asks for.
 */
export function cheapestToday(
  { history, today }: Pick<WatchableProduct, 'history' | 'today'>,
  asked: readonly { id: number }[],
): WatchedPrice | undefined {
  const isAsked = ({ chainId }: WatchedPrice) => asked.some(({ id }) => id === chainId)
  return pricesAtShops(history)
    .filter(({ startDate, endDate }) => startDate <= today && endDate >= today)
    .sort((a, b) => a.price - b.price || Number(isAsked(b)) - Number(isAsked(a)))[0]
}
