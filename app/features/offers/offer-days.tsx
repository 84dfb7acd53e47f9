import { useLingui } from '@lingui/react/macro'
import { offerCard } from 'styled-system/recipes'
import { type Day, daysBetween } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { shownDays } from '#app/domain/offers/offers.ts'

type Properties = { offer: { startDate: Day; endDate: Day }; country: Country; today: Day }

/** The offer's days; on its last day and the day before in words. */
export function OfferDays({ offer, country, today }: Properties) {
  const { t } = useLingui()
  const daysLeft = daysBetween(today, offer.endDate)
  if (daysLeft === 0) return <span className={offerCard().ends}>{t`Sidste dag`}</span>
  if (daysLeft === 1) return <span className={offerCard().ends}>{t`Slutter i morgen`}</span>
  return shownDays(offer, country)
}
