import { addDays, type Day } from '../locale/dates.ts'
import { tripDaysAhead } from './trip.ts'

/** How many offers of a chain run from `startDate` through `endDate`. */
export type Period = { chainId: number; startDate: Day; endDate: Day; offers: number }

/** The days, of those around a trip, whose offers a chain has told, by the chain's id. */
export type ToldDays = ReadonlyMap<number, ReadonlySet<Day>>

/** How many days before today a chain's offers are looked at: a week, so that its fullest day is among them. */
export const toldDaysBack = 7
/** An offer of more days is not one of a week, and says nothing of whether a week is told (§9 Trip). */
export const longestOfWeek = 14
/** The part of its fullest day's offers that a chain has on a day whose offers are told (§9 Trip). */
const leastPart = 1 / 4

/**
 * The days around a trip whose offers are told: a chain has at least a quarter as many offers of a week then as on its fullest
 * day. A chain without any is not in the answer, because nothing is known of its weeks.
 * @param periods of offers of at most `longestOfWeek` days.
 */
export function toldDays(periods: readonly Period[], today: Day): ToldDays {
  const first = addDays(today, -toldDaysBack)
  const days = Array.from({ length: toldDaysBack + tripDaysAhead + 1 }, (_, after) => addDays(first, after))
  const told = new Map<number, ReadonlySet<Day>>()
  for (const [chainId, own] of Map.groupBy(periods, (period) => period.chainId)) {
    const counts = days.map((day) =>
      own.reduce((sum, { startDate, endDate, offers }) => {
        return startDate <= day && day <= endDate ? sum + offers : sum
      }, 0),
    )
    const least = Math.max(...counts) * leastPart
    if (least > 0) told.set(chainId, new Set(days.filter((_, at) => (counts[at] ?? 0) >= least)))
  }
  return told
}

/** The last day before `day` whose offers a chain has told, if it has not told those of `day`. */
export function toldBefore(told: ToldDays, chainId: number, day: Day): Day | undefined {
  const days = told.get(chainId)
  return days === undefined || days.has(day) ? undefined : [...days].findLast((each) => each < day)
}

/** The day after which not all of these chains have told the offers of a trip's days; undefined if they have. */
export function allToldUntil(
  told: ToldDays,
  chainIds: readonly number[],
  days: readonly Day[],
): Day | undefined {
  const isUntold = (day: Day) => chainIds.some((id) => toldBefore(told, id, day) !== undefined)
  const first = days.find(isUntold)
  return first === undefined ? undefined : addDays(first, -1)
}
