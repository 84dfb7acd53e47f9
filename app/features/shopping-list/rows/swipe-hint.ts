import { hasFlag, setFlag } from '#app/device/device-flags.ts'

/**
 * Whether to show that rows have actions behind them (§4, Item row): once on each device, and not if the
 * shopper prefers reduced motion.
 */
export function isHintWanted(): boolean {
  return !hasFlag('swipeHintShown') && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function rememberHint(): void {
  setFlag('swipeHintShown', true)
}
