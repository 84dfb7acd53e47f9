import { addDays, type Day, daysBetween } from '../locale/dates.ts'
import type { PastPrice } from '../search/pages.ts'
import { daysOfYear, offersOfYear } from './offers-of-year.ts'

/** An offer as a dash in the chart: `left`, `width` and `bottom` are percent of the plot. */
type PriceDash = PastPrice & { left: number; width: number; bottom: number }

/** The positions of everything in the chart, in percent of the plot from its left and its bottom. */
export type PriceChart = {
  dashes: PriceDash[]
  /** The horizontal lines, lowest first; their prices are minor units. */
  ticks: { price: number; bottom: number }[]
  /** The first day of every second month that leaves its name room before today. */
  months: { day: Day; left: number }[]
  /** The lowest price of the year; the latest if several are equal. */
  lowest: PriceDash
  /** The height of a price in the plot, in percent. */
  heightOf: (price: number) => number
}

const mostTicks = 6
const edge = 4.5
/** The name of a month that begins further to the right runs into that of today. */
const lastMonth = 88

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that divides a range into at most five parts. */
function niceStep(range: number): number {
  const rough = Math.max(range, 1) / (mostTicks - 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= rough) ?? 10
  return Math.max(factor * power, 1)
}

function scaleOf(prices: number[]): { low: number; step: number; count: number } {
  const least = Math.min(...prices)
  const most = Math.max(...prices)
  // A price that never changed gets room around it: a fifth of the price.
  let step = Math.ceil(niceStep(most > least ? most - least : least / 5))
  let low = Math.floor(least / step) * step
  // Rounding outwards can add one line too many.
  if (Math.ceil((most - low) / step) >= mostTicks) {
    step = niceStep(step * mostTicks)
    low = Math.floor(least / step) * step
  }
  return { low, step, count: Math.max(Math.ceil((most - low) / step), 1) + 1 }
}

const round = (percent: number) => Math.round(percent * 100) / 100

/**
 * The prices of the year up to today as dashes: one for each offer, at its price, as wide as its days.
 * Undefined if there is no price to draw.
 */
export function priceChart(history: readonly PastPrice[], today: Day): PriceChart | undefined {
  const start = addDays(today, -daysOfYear)
  const shown = offersOfYear(history, today)
  if (shown.length === 0) return undefined
  const { low, step, count } = scaleOf(shown.map((offer) => offer.price))
  const heightOf = (price: number) => round(edge + ((price - low) / (step * (count - 1))) * (100 - 2 * edge))
  const leftOf = (day: Day) => round((Math.max(daysBetween(start, day), 0) / daysOfYear) * 100)
  const dashes = shown
    .map((offer) => {
      const left = leftOf(offer.startDate)
      const end = offer.endDate < today ? offer.endDate : today
      return { ...offer, left, width: round(leftOf(end) - left), bottom: heightOf(offer.price) }
    })
    .sort((a, b) => (a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : a.offerId - b.offerId))
  const lowest = dashes.reduce((best, dash) => (dash.price <= best.price ? dash : best))
  return {
    dashes,
    ticks: Array.from({ length: count }, (_, index) => {
      const price = low + index * step
      return { price, bottom: heightOf(price) }
    }),
    months: firstDays(start)
      .map((day) => ({ day, left: leftOf(day) }))
      .filter(({ left }) => left <= lastMonth),
    lowest,
    heightOf,
  }
}

/** The first days of every second month of a year. */
function firstDays(start: Day): Day[] {
  const firsts: Day[] = []
  const [year = 0, month = 0] = start.split('-').map(Number)
  for (let next = 1; next <= 11; next += 2) {
    firsts.push(new Date(Date.UTC(year, month - 1 + next, 1)).toISOString().slice(0, 10))
  }
  return firsts
}
