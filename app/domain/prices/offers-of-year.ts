import { addDays, type Day } from '../locale/dates.ts'

/** For how many days offers are kept in view. */
export const daysOfYear = 365

type Period = { startDate: Day; endDate: Day }

/**
 * The offers that are counted, drawn and listed as those of the past year: today's are among them, those that are still
 * to come are not.
 */
export function offersOfYear<Offer extends Period>(history: readonly Offer[], today: Day): Offer[] {
  const start = addDays(today, -daysOfYear)
  return history.filter(({ startDate, endDate }) => endDate > start && startDate <= today)
}
