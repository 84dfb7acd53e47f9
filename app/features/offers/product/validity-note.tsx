import { Plural, Trans } from '@lingui/react/macro'
import { offerPreview } from 'styled-system/recipes'
import { addDays, type Day, daysBetween } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { daysLeft, hasEnded, onWeekday, weekdayAndDay } from '#app/domain/offers/offer-period.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

type Properties = { offer: { startDate: Day; endDate: Day }; country: Country; today: Day }

/** A sentence about the offer's days and the number of days left. */
export function ValidityNote(properties: Properties) {
  return (
    <p className={offerPreview().days}>
      <Icon name="clock-counter-clockwise" />
      <span>
        <Sentence {...properties} />
      </span>
    </p>
  )
}

function Sentence({ offer, country, today }: Properties) {
  const from = weekdayAndDay(offer.startDate, country)
  const to = weekdayAndDay(offer.endDate, country)
  const on = onWeekday(offer.endDate, country)
  const left = daysLeft(offer, today)
  const classes = offerPreview()
  if (hasEnded(offer, today)) return <Trans>Sluttede {on}</Trans>
  if (offer.startDate > today) {
    const wait = daysBetween(today, offer.startDate)
    return (
      <Trans>
        Gælder <b>{from}</b> til <b>{to}</b>,{' '}
        <Plural value={wait} one="starter i morgen" other="starter om # dage" />
      </Trans>
    )
  }
  if (offer.endDate === today) return <Trans>Sidste dag: gælder til og med i dag, {on}</Trans>
  if (offer.endDate === addDays(today, 1)) return <Trans>Slutter i morgen, {on}</Trans>
  return (
    <Trans>
      Gælder <b>{from}</b> til <b>{to}</b>,{' '}
      <span className={classes.left}>
        <Plural value={left} one="# dag endnu" other="# dage endnu" />
      </span>
    </Trans>
  )
}
