import type { WatchSummary } from './price-agent.ts'
import { variantOf } from './watches-in-order.ts'

type Offered = { variantId: number; name: string; size: string }

/**
 * What an offer is of, if a watch that takes in other sizes or brands shows it: its size, and its name if that is not the
 * watch's. Empty for an offer of the watched variant.
 */
export function unlikeWatch(watch: WatchSummary, { variantId, name, size }: Offered): string {
  if (variantId === variantOf(watch)) return ''
  const isNamed = name !== watch.name || size === ''
  return [isNamed && name, size].filter(Boolean).join(', ')
}
