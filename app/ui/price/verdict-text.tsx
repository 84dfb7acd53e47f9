import { useLingui } from '@lingui/react/macro'
import type { PriceVerdict } from '#app/domain/prices/verdicts.ts'

/** A verdict of today in words that name its scope: `Billigst`, `Billigst i dine kæder`; nothing without one. */
export function useVerdictText(verdict: PriceVerdict | undefined): string {
  const { t } = useLingui()
  if (verdict?.kind === 'cheapestOfMine') return t`Billigst i dine kæder`
  if (verdict?.kind !== 'cheapest') return ''
  if (verdict.of === 'product') return t`Billigst`
  const { per: unit } = verdict
  return t`Billigst pr.\u00a0${unit}`
}

/** The same, emphasised. */
export function VerdictText({ verdict }: { verdict: PriceVerdict | undefined }) {
  const text = useVerdictText(verdict)
  return text && <b>{text}</b>
}
