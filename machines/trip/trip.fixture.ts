import { manualSketch } from '#app/domain/list/list-change.ts'
import type { ViewedItem } from '#app/domain/list/list-projection.ts'
import type { TakenLine } from '#app/domain/list/shopping-list.ts'
import type { TripAnswer } from '#app/domain/trip/trip-schemas.ts'
import type { TripInput } from './trip.machine.ts'

const [milk, coffee] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const [netto, bilka] = [
  { id: 3, name: 'Netto' },
  { id: 4, name: 'Bilka' },
]

/** A plan of a day with the milk at Netto and the coffee at a chain, both of which cost what they usually do. */
const planOf = (day: string, coffeeAt: { id: number; name: string }, amount: number): TripAnswer['plan'] => {
  const line = (itemUuid: string, price: number) => ({ itemUuid, amount: price, kind: 'usual' as const })
  const lines = { [netto.id]: [line(milk, 1000)], [bilka.id]: [] as ReturnType<typeof line>[] }
  lines[coffeeAt.id]?.push(line(coffee, amount))
  const chains = [netto, bilka].flatMap((chain) => {
    const own = lines[chain.id] ?? []
    return own.length > 0
      ? [{ ...chain, amount: own.reduce((sum, each) => sum + each.amount, 0), lines: own }]
      : []
  })
  return { day, total: 1000 + amount, guesses: 0, chains }
}

/** Netto and Bilka today, Netto alone, or Netto alone on the next day. */
export const answer: TripAnswer = {
  currency: 'DKK',
  plan: planOf('2026-11-26', bilka, 3000),
  fewer: { plan: planOf('2026-11-26', netto, 4000), costsMore: 1000 },
  later: { plan: planOf('2026-11-27', netto, 1500), saves: 1500 },
  unpriced: [],
  offers: [],
}

/** Netto alone. */
export const answerOfOne: TripAnswer = {
  currency: 'DKK',
  plan: planOf('2026-11-26', netto, 4000),
  unpriced: [],
  offers: [],
}

export const items = { milk, coffee }

/** The coffee goes to Bilka. */
export const lines: TakenLine[] = [
  {
    ...{ uuid: 'taken', inPlaceOf: coffee, quantity: 1, offerId: null, chainId: bilka.id },
    item: manualSketch('Kaffe', null),
  },
]

const listed = (uuid: string, name: string): ViewedItem => ({
  ...manualSketch(name, null),
  ...{ uuid, quantity: 1, checked: false, checkedBy: null, isPending: false },
})

/** A list of milk and coffee which the server has, of a shopper of two chains. */
export const tripInput: TripInput = {
  listUuid: 'list',
  country: 'dk',
  chainIds: [netto.id, bilka.id],
  today: '2026-11-26',
  list: {
    items: [listed(milk, 'Mælk'), listed(coffee, 'Kaffe')],
    wanted: 'milk 1\ncoffee 1',
    isPending: false,
  },
}
