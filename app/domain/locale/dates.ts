import { type Country, intlLocaleOfCountry, onceForCountry, timeZoneOfCountry } from './locales.ts'

/** A calendar day as `YYYY-MM-DD`, without a time or zone. */
export type Day = string

const calendarDay = onceForCountry(
  (country) => new Intl.DateTimeFormat('sv-SE', { timeZone: timeZoneOfCountry(country) }),
)

/** The calendar day in a country at a moment. */
export function dayIn(country: Country, moment: Date): Day {
  return calendarDay(country).format(moment)
}

/** The day a number of days after another; before it if negative. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The number of days from `from` to `to`; 0 for the same day. */
export function daysBetween(from: Day, to: Day): number {
  // A date without a time is midnight in UTC (ECMA-262, date time string format).
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

/** A day as `DD.MM` (Specification §9, date formats). */
export function dayAndMonth(day: Day): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}`
}

/** A day as pages of a country write it: `DD.MM`; a Finnish date ends with a full stop. */
export function formatDay(day: Day, country: Country): string {
  return `${dayAndMonth(day)}${country === 'fi' ? '.' : ''}`
}

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

/** A moment as `DD.MM.YYYY - HH:MM` in a country's time zone (Specification §9, date formats). */
export function formatMoment(moment: Date, country: Country): string {
  const parts = Object.fromEntries(
    clock(country)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.day}.${parts.month}.${parts.year} - ${parts.hour}:${parts.minute}`
}

/** The ISO 8601 week a day is in, 1 to 53. */
export function isoWeek(day: Day): number {
  const date = new Date(`${day}T00:00:00Z`)
  // A week belongs to the year of its Thursday.
  date.setUTCDate(date.getUTCDate() + 3 - ((date.getUTCDay() + 6) % 7))
  const newYear = Date.UTC(date.getUTCFullYear(), 0, 1)
  return Math.floor((date.getTime() - newYear) / 604_800_000) + 1
}

const dayInFull = onceForCountry(
  (country) =>
    new Intl.DateTimeFormat(intlLocaleOfCountry(country), {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }),
)

/** A day in full, without its year: `lørdag 21. november` in Denmark. */
export function longDay(day: Day, country: Country): string {
  return dayInFull(country)
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/(?<=dag) den /, ' ')
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

const weekdayInFull = onceForCountry(
  (country) => new Intl.DateTimeFormat(intlLocaleOfCountry(country), { timeZone: 'UTC', weekday: 'long' }),
)

/** The name of an ISO weekday (1 is Monday), as a line of its own begins: `Lørdag` in Denmark. */
export function weekdayName(weekday: number, country: Country): string {
  // 1 January 2024 was a Monday.
  const name = weekdayInFull(country).format(new Date(Date.UTC(2024, 0, weekday)))
  return name.charAt(0).toLocaleUpperCase(intlLocaleOfCountry(country)) + name.slice(1)
}
