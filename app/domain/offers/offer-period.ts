import { addDays, type Day, daysBetween, formatDay, weekdayOf } from '../locale/dates.ts'
import type { Country } from '../locale/locales.ts'
import { hardSpace } from '../locale/numbers.ts'

/** A day with its weekday, in the country's language: `lørdag 21.11`. */
export function weekdayAndDay(day: Day, country: Country): string {
  return `${weekdayOf(new Date(`${day}T00:00:00Z`), country)}${hardSpace}${formatDay(day, country)}`
}

/** When something happens: like `weekdayAndDay`, but inflected in Finnish, `maanantaina 23.11.`. */
export function onWeekday(day: Day, country: Country): string {
  const text = weekdayAndDay(day, country)
  return country === 'fi' ? text.replace(hardSpace, `na${hardSpace}`) : text
}

/** Whether an offer's last day is over. Without a last day it never ends. */
export function hasEnded({ endDate }: { endDate: Day | null }, today: Day): boolean {
  return endDate !== null && endDate < today
}

/** The number of days an offer still runs, today and its last day included; 0 if it is over. */
export function daysLeft(offer: { endDate: Day }, today: Day): number {
  return Math.max(daysBetween(today, addDays(offer.endDate, 1)), 0)
}
