import { addDays } from '#app/domain/locale/dates.ts'
import { type AskedTrip, planTrip } from '#app/domain/trip/plan-trip.ts'
import type { TripItem, TripOffer } from '#app/domain/trip/trip.ts'
import { percentile, report } from '../report.ts'
import { benchDay } from '../traffic/fill-catalogue.ts'

/** How large a trip is; `offers` are those of an item at a chain, spread over the days. */
type Size = { items: number; chains: number; shops: number; days: number; offers: number }

const largest: Size = { items: 100, chains: 15, shops: 3, days: 8, offers: 4 }
const runs = 30

/** Numbers that look random and are the same in each run: a linear congruential generator (Numerical Recipes). */
function numbers(): (below: number) => number {
  let state = 1
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A trip whose prices are drawn, so that no chain and no day is best by much and nothing can be left out of the search. */
function drawTrip({ items, chains, shops, days, offers }: Size): AskedTrip {
  const draw = numbers()
  const offerOf = (item: number, chainId: number, at: number): TripOffer => {
    const units = draw(4) === 0 ? 2 : 1
    const startDate = addDays(benchDay, draw(days) - 3)
    return {
      ...{ id: (item * chains + chainId) * offers + at, chainId, startDate, endDate: addDays(startDate, 6) },
      ...{ price: 500 + draw(4000), units, singlePrice: units === 2 ? 500 + draw(2500) : null },
      content: { amount: (1 + draw(4)) * 250_000, unit: 'kg' },
    }
  }
  const itemOf = (item: number): TripItem => ({
    id: String(item),
    wanted: { pieces: 1 + draw(3), ...(draw(2) === 0 && { measure: { amount: 1_000_000, unit: 'kg' } }) },
    offers: Array.from({ length: chains * offers }, (_, at) => offerOf(item, 1 + (at % chains), at)),
    past: Array.from({ length: chains }, (_, at) => ({
      ...{ chainId: 1 + at, content: null, usual: draw(3) === 0 ? null : 1000 + draw(4000) },
      ...{ times: 1 + draw(20), highest: 5000 },
    })),
  })
  return {
    ...{ country: 'dk', day: 0, most: shops, isMet: () => false },
    days: Array.from({ length: days }, (_, at) => addDays(benchDay, at)),
    chains: Array.from({ length: chains }, (_, at) => ({ id: 1 + at, name: `Kæde ${at}` })),
    items: Array.from({ length: items }, (_, at) => itemOf(at)),
  }
}

/** The median processor time of a plan in milliseconds, and the most memory that one took, in MB. */
function measure(size: Size): { ms: number; megabytes: number } {
  const asked = drawTrip(size)
  const samples = Array.from({ length: runs }, () => {
    const [memory, time] = [process.memoryUsage(), process.cpuUsage()]
    planTrip(asked)
    const { user, system } = process.cpuUsage(time)
    const after = process.memoryUsage()
    const bytes = after.heapUsed - memory.heapUsed + after.arrayBuffers - memory.arrayBuffers
    return { ms: (user + system) / 1000, megabytes: bytes / 2 ** 20 }
  })
  return {
    ms: percentile(
      samples.map(({ ms }) => ms),
      0.5,
    ),
    megabytes: Math.max(...samples.map(({ megabytes }) => megabytes)),
  }
}

/** How the processor time of planning a trip grows with each of its sizes, from the largest one that is promised. */
export function measureTrip(): void {
  const { ms, megabytes } = measure(largest)
  const all = '100 items, 15 chains, 3 shops, 8 days'
  report({ name: `trip, ${all}`, value: ms, unit: 'ms', target: 30 })
  report({ name: `trip, ${all}, memory until collected`, value: megabytes, unit: 'MB', target: 32 })
  const sizes: Record<string, Partial<Size>> = {
    '10 items': { items: 10 },
    '50 items': { items: 50 },
    '5 chains': { chains: 5 },
    '10 chains': { chains: 10 },
    '30 chains': { chains: 30 },
    '1 shop': { shops: 1 },
    '2 shops': { shops: 2 },
    '1 day': { days: 1 },
    '4 days': { days: 4 },
    '16 offers an item and chain': { offers: 16 },
  }
  for (const [name, part] of Object.entries(sizes)) {
    report({ name: `trip, ${name} instead`, value: measure({ ...largest, ...part }).ms, unit: 'ms' })
  }
}
