import { Plural, Trans } from '@lingui/react/macro'
import { button, quiet, shopMode } from 'styled-system/recipes'
import { sumsOf } from '#app/domain/list/list-sums.ts'
import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Price } from '#app/ui/price/price.tsx'

type Properties = {
  left: readonly ShoppingListItem[]
  country: Country
  next: string | undefined
  onNext: (() => void) | undefined
}

/** How much money is left in this chain, and the way to the next one, by the thumb. */
export function ShopFoot({ left, country, next, onNext }: Properties) {
  const { total } = sumsOf(left, country)
  const numberWithoutPrice = left.filter(
    ({ priceText, unitsPrice }) => priceText === null && !unitsPrice,
  ).length
  return (
    <div className={shopMode().foot}>
      <div>
        {total > 0 && <Price amount={total} country={country} size="card" />}
        <p className={quiet()}>
          {total > 0 && <Trans>tilbage</Trans>}
          {total > 0 && numberWithoutPrice > 0 && ', '}
          {numberWithoutPrice > 0 && (
            <Plural value={numberWithoutPrice} one="# uden pris" other="# uden pris" />
          )}
        </p>
      </div>
      {next !== undefined && (
        <button type="button" className={button({ kind: 'mild' })} onClick={onNext}>
          <span>
            <Trans>Næste: {next}</Trans>
          </span>
          <Icon name="caret-right" />
        </button>
      )}
    </div>
  )
}
