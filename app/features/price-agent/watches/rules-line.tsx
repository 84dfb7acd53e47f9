import { useLingui } from '@lingui/react/macro'
import type { WatchSummary } from '#app/domain/agents/price-agent.ts'
import { formatDay } from '#app/domain/locale/dates.ts'
import { perUnit } from '#app/domain/offers/unit-price-texts.ts'
import { formatPlainPrice } from '#app/domain/prices/money.ts'

/** The rules of a watch in one short line, such as `Højst 20 kr. · alle størrelser · på pause til 14/12`. */
export function RulesLine({ rules, country, item }: Pick<WatchSummary, 'rules' | 'country' | 'item'>) {
  const { t } = useLingui()
  const { target_price, target_unit_price, any_size, any_brand, paused_until } = rules
  const unit = item.product.quantityType.abbreviation ?? ''
  const piece = target_price !== null && formatPlainPrice(target_price, country)
  const full =
    target_unit_price !== null && perUnit(formatPlainPrice(target_unit_price, country), unit, country)
  const day = paused_until && formatDay(paused_until, country)
  const said = [
    ...[piece, full].map((price) => price && t`højst ${price}`),
    any_size && t`alle størrelser`,
    any_brand && t`alle mærker`,
    day && t`på pause til ${day}`,
  ]
    .filter(Boolean)
    .join(' · ')
  return said && <p>{said.charAt(0).toLocaleUpperCase() + said.slice(1)}</p>
}
