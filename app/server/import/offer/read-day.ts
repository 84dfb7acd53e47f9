import { type Day, dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { remembered } from '../../remembered.ts'

const daysOfMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether a text is a calendar day of the years 2000 to 2099, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const match = /^(20\d\d)-(\d\d)-(\d\d)$/.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const days = month === 2 && year % 4 !== 0 ? 28 : (daysOfMonth[month - 1] ?? 0)
  return day >= 1 && day <= days
}

const dayFirst = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/
const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?\s?(?:Z|[+-]\d\d:?\d\d)?$/

/**
 * Reads a day of a country: `2026-11-21`, `21.11.2026`, `21/11-2026` or a moment (`2026-11-20T23:00:00+0000`) in the
 * country's time zone; a moment without a zone is local. An end at midnight is the day before. Undefined if the text is
 * not a day.
 */
export function readDay(text: string, country: Country, edge: 'start' | 'end'): Day | undefined {
  const trimmed = text.trim()
  if (isDay(trimmed)) return trimmed
  const [, day = '', month = '', year = ''] = dayFirst.exec(trimmed) ?? []
  const turned = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (isDay(turned)) return turned
  return moment.test(trimmed) ? dayOfMoment(`${country}${edge}:${trimmed}`) || undefined : undefined
}

/**
 * A cache: a feed's offers begin and end at a few moments, and finding a moment's day in a time zone is slow. Empty if
 * there is none.
 */
const dayOfMoment = remembered(2000, (text) => {
  const country = text.slice(0, 2) as Country
  const [edge = '', trimmed = ''] = [text.slice(2, text.indexOf(':')), text.slice(text.indexOf(':') + 1)]
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/.test(trimmed.slice(10))
  const iso = trimmed
    .replace(' ', 'T')
    .replace(' ', '')
    .replace(/([+-]\d\d)(\d\d)$/, '$1:$2')
  const time = Date.parse(hasZone ? iso : `${iso}Z`)
  if (Number.isNaN(time)) return ''
  const within = new Date(edge === 'end' ? time - 1000 : time)
  const found = hasZone ? dayIn(country, within) : within.toISOString().slice(0, 10)
  return isDay(found) ? found : ''
})
