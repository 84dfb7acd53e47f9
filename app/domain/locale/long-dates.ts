import { type Day, weekdayOf } from './dates.ts'
import { type Country, intlLocaleOfCountry, onceForCountry, timeZoneOfCountry } from './locales.ts'

const clock = onceForCountry(
  (country) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: timeZoneOfCountry(country),
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
)

/** A moment as `DD.MM.YYYY - HH:MM` in a country's time zone (§9, date formats). */
export function formatMoment(moment: Date, country: Country): string {
  const parts = Object.fromEntries(
    clock(country)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.day}.${parts.month}.${parts.year} - ${parts.hour}:${parts.minute}`
}

const dayOfYear = onceForCountry(
  (country) =>
    new Intl.DateTimeFormat(intlLocaleOfCountry(country), {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
)

/** A day with its year, for what may be years ago: `21. november 2026` in Denmark. */
export function dayWithYear(day: Day, country: Country): string {
  return dayOfYear(country).format(new Date(`${day}T00:00:00Z`))
}

/** The name of an ISO weekday (1 is Monday), as a line of its own begins: `Lørdag` in Denmark. */
export function weekdayName(weekday: number, country: Country): string {
  // 1 January 2024 was a Monday.
  const name = weekdayOf(new Date(Date.UTC(2024, 0, weekday)), country)
  return name.charAt(0).toLocaleUpperCase(intlLocaleOfCountry(country)) + name.slice(1)
}
