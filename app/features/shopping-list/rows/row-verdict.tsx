import type { listItem } from 'styled-system/recipes'
import { isCheapest, type PriceVerdict } from '#app/domain/prices/verdicts.ts'
import { useVerdictText } from '#app/ui/price/verdict-text.tsx'

type Properties = { verdict: PriceVerdict | undefined; classes: ReturnType<typeof listItem> }

/** The verdict on the price in a row (§3 Compared prices); nothing without one. */
export function RowVerdict({ verdict, classes }: Properties) {
  const text = useVerdictText(verdict)
  return (
    text && (
      <b className={classes.verdict} data-best={(verdict && isCheapest({ verdict })) || undefined}>
        {text}
      </b>
    )
  )
}
