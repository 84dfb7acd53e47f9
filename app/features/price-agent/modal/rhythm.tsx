import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { agentModal } from 'styled-system/recipes'
import { offerRhythm, pricesUnder } from '#app/domain/agents/offer-rhythm.ts'
import { everyChain, type WatchableProduct } from '#app/domain/agents/price-agent.ts'
import type { WatchRules } from '#app/domain/agents/watch-rules.ts'
import { isoWeek } from '#app/domain/locale/dates.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

type Properties = { product: WatchableProduct; chosen: number[]; rules: WatchRules }

/**
 * How often the product was on offer at the chosen chains and under the rules in the past year; nothing if there is too
 * little to say.
 */
export function Rhythm({ product, chosen, rules }: Properties) {
  const { i18n, t } = useLingui()
  const prices = pricesUnder(product, rules)
  const rhythm = prices && offerRhythm(prices, { chainIds: chosen, rules }, product.today)
  if (!rhythm) return null
  const { periods, last, everyWeeks } = rhythm
  const { chain } = last
  const week = isoWeek(last.startDate)
  const pause = everyWeeks && t`${plural(everyWeeks, { one: 'cirka hver uge', other: 'cirka hver #. uge' })}`
  const count = i18n.number(periods)
  const isEverywhere = chosen.includes(everyChain)
  const scope = isEverywhere
    ? t`alle kæder tilsammen`
    : t`${plural(chosen.length, { one: 'den valgte kæde', other: 'de valgte kæder tilsammen' })}`
  return (
    <p className={agentModal().rhythm}>
      <Icon name="clock-counter-clockwise" />
      <span>
        {pause ? (
          <Trans>
            På tilbud i {count} perioder det seneste år ({scope}), {pause}, sidst hos {chain} i uge {week}.
          </Trans>
        ) : (
          <Trans>
            På tilbud i {count} perioder det seneste år ({scope}), sidst hos {chain} i uge {week}.
          </Trans>
        )}
      </span>
    </p>
  )
}
