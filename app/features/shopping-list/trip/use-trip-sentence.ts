import { useLingui } from '@lingui/react/macro'
import type { Day } from '#app/domain/locale/dates.ts'
import { type Country, intlLocaleOfCountry, onceForCountry } from '#app/domain/locale/locales.ts'
import { onWeekday, weekdayAndDay } from '#app/domain/offers/offer-period.ts'
import { formatPlainPrice } from '#app/domain/prices/money.ts'
import type { TripAnswer } from '#app/domain/trip/trip-schemas.ts'

const listIn = onceForCountry(
  (country) => new Intl.ListFormat(intlLocaleOfCountry(country), { type: 'conjunction' }),
)

/**
 * A trip in one sentence, as it is heard: `Bilka og Netto i dag: 214 kr. · kun Netto: 231 kr. · vent til torsdag 26.11: 42 kr.
 * mindre`.
 */
export function useTripSentence(country: Country) {
  const { t } = useLingui()
  return ({ plan, fewer, later }: TripAnswer, today: Day): string => {
    const namesOf = ({ chains }: TripAnswer['plan']) => listIn(country).format(chains.map(({ name }) => name))
    const [shops, price] = [namesOf(plan), formatPlainPrice(plan.total, country)]
    const on = onWeekday(plan.day, country)
    if (plan.chains.length === 0) return t`Ingen af varerne har en pris.`
    const parts = [plan.day === today ? t`${shops} i dag: ${price}` : t`${shops} ${on}: ${price}`]
    if (fewer) {
      const [only, costs] = [namesOf(fewer.plan), formatPlainPrice(fewer.plan.total, country)]
      parts.push(t`kun ${only}: ${costs}`)
    }
    if (later) {
      const [day, less] = [weekdayAndDay(later.plan.day, country), formatPlainPrice(later.saves, country)]
      parts.push(t`vent til ${day}: ${less} mindre`)
    }
    return parts.join(' · ')
  }
}
