import { addDays, type Day, dayIn } from '#app/domain/locale/dates.ts'
import { type Country, onceForCountry, timeZoneOfCountry } from '#app/domain/locale/locales.ts'

/** The hour of the day before shopping at which the mail of the week is sent: people plan their shopping after work. */
const hour = 16

const hourIn = onceForCountry(
  (country) => new Intl.DateTimeFormat('en-GB', { timeZone: timeZoneOfCountry(country), hour: '2-digit' }),
)

/** The moment of `hour` on a day in a country. The clock is changed at night only, so that the day has one offset then. */
function hourOn(day: Day, country: Country): Date {
  const inUtc = new Date(`${day}T${hour}:00:00Z`)
  const ahead = Number(hourIn(country).format(inUtc)) - hour
  return new Date(inUtc.getTime() - ahead * 3_600_000)
}

/** The ISO weekday of a day: 1 is Monday, 7 is Sunday. */
const weekdayOf = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/**
 * When the next weekly mail is sent: at 16 in the country on the day before the day of shopping.
 * @param shoppingDay the ISO weekday, 1 to 7.
 * @returns a moment after `now`.
 */
export function nextWeeklyMail(country: Country, shoppingDay: number, now: Date): Date {
  const today = dayIn(country, now)
  const ahead = (shoppingDay - weekdayOf(addDays(today, 1)) + 7) % 7
  const next = hourOn(addDays(today, ahead), country)
  return next > now ? next : hourOn(addDays(today, ahead + 7), country)
}
