import { addDays, type Day, daysBetween } from '#app/domain/locale/dates.ts'

/** How many past weeks of offers a new demo has, for price histories. */
const pastWeeks = 52

/** Any Monday, to count weeks and weekdays from. */
const monday: Day = '2024-01-01'

/** The weekday of a day, 1 for Monday to 7. */
export function weekdayOf(day: Day): number {
  return (((daysBetween(monday, day) % 7) + 7) % 7) + 1
}

/** The number of the calendar week a day is in, counted from one that all chains share. */
export function weekNumberOf(day: Day): number {
  return Math.floor(daysBetween(monday, day) / 7)
}

/** The first day of the chain's week with `day`, if its weeks begin on `weekday` (1-7). */
export function weekStartOf(weekday: number, day: Day): Day {
  return addDays(day, -((weekdayOf(day) - weekday + 7) % 7))
}

/** A week of a chain's offers: all of them, or those that price histories keep. */
export type ChainWeek = { start: Day; extent: 'all' | 'history' }

/** The weeks of a chain in a demo of `today`: the present one and the next in full, and the past year's history. */
export function weeksOn(weekday: number, today: Day): ChainWeek[] {
  const current = weekStartOf(weekday, today)
  return Array.from({ length: pastWeeks + 2 }, (_, index) => ({
    start: addDays(current, (index - pastWeeks) * 7),
    extent: index < pastWeeks ? 'history' : 'all',
  }))
}

/**
 * The weeks that are missing today in a demo that was filled on `filledOn`: all of them if it was never filled, or on a
 * later day than today.
 */
export function weeksMissing(weekday: number, today: Day, filledOn: Day | undefined): ChainWeek[] {
  const wanted = weeksOn(weekday, today)
  if (filledOn === undefined || filledOn > today) return wanted
  const held = new Map(weeksOn(weekday, filledOn).map((week) => [week.start, week.extent]))
  return wanted.filter(({ start, extent }) => {
    const known = held.get(start)
    return known === undefined || (known === 'history' && extent === 'all')
  })
}
