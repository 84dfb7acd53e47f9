import { useLingui } from '@lingui/react/macro'
import { type NeedRule, sizesText } from '#app/domain/list/need-rule.ts'
import type { Country } from '#app/domain/locale/locales.ts'

/** What will do for a typed item, as its row says it: `400–500 g · uanset mærke`. */
export function useRuleText(): (rule: NeedRule, country: Country) => string {
  const { t } = useLingui()
  return ({ sizes, brand }, country) =>
    [sizes && sizesText(sizes, country), brand ?? t`uanset mærke`].filter(Boolean).join(' · ')
}
