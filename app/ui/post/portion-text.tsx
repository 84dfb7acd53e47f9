import { Plural, Trans } from '@lingui/react/macro'
import type { PortionCost } from '#app/domain/content/portion-cost.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { formatPlainPrice } from '#app/domain/prices/money.ts'

/** What a portion costs, and of how many ingredients no price is known: `ca. 12,40 kr. pr. portion · 2 varer uden pris`. */
export function PortionText({ portion, country }: { portion: PortionCost; country: Country }) {
  const { amount, isAbout, withoutPrice } = portion
  // What is about so much is not said to a hundredth.
  const step = isAbout ? (country === 'fi' ? 10 : 50) : 1
  const price = formatPlainPrice(Math.round(amount / step) * step, country)
  return (
    <>
      <strong>{isAbout ? <Trans>ca. {price} pr. portion</Trans> : <Trans>{price} pr. portion</Trans>}</strong>
      {withoutPrice > 0 && (
        <>
          {' · '}
          <Plural value={withoutPrice} one="# vare uden pris" other="# varer uden pris" />
        </>
      )}
    </>
  )
}
