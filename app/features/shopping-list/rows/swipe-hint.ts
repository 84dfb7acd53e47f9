import { hasFlag, setFlag } from '#app/device/device-flags.ts'

/**
 * Whether to show that rows have something behind them (Specification §4, Item row): once on a device, and not to those
 * who asked for less motion.
 */
export function isHintWanted(): boolean {
  return !hasFlag('swipeHintShown') && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function rememberHint(): void {
  setFlag('swipeHintShown', true)
}
