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

/** A day as `DD.MM` (§9, date formats). */
export function dayAndMonth(day: Day): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}`
}

/** A day as pages of a country write it: `DD.MM`; a Finnish date ends with a full stop. */
export function formatDay(day: Day, country: Country): string {
  return `${dayAndMonth(day)}${country === 'fi' ? '.' : ''}`
}

const weekday = onceForCountry(
  (country) => new Intl.DateTimeFormat(intlLocaleOfCountry(country), { timeZone: 'UTC', weekday: 'long' }),
)

/** The weekday of a date in UTC, as it stands within a sentence: `lørdag` in Denmark. */
export const weekdayOf = (date: Date, country: Country): string => weekday(country).format(date)

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
