import { type ToldDays, toldBefore } from '#app/domain/trip/told-days.ts'
import type { Bought, TripChain, TripLine, TripPlan } from '#app/domain/trip/trip.ts'
import type { TripAnswer } from '#app/domain/trip/trip-schemas.ts'

type Plan = TripAnswer['plan']
type Line = Plan['chains'][number]['lines'][number]

const named = (id: number, chains: readonly TripChain[]): TripChain => ({
  id,
  name: chains.find((chain) => chain.id === id)?.name ?? '',
})

function presentBought({ over, ...bought }: Bought): Line['bought'] {
  return {
    ...bought,
    ...(over && { over: { quantity: over.amount / 1_000_000, quantityType: over.unit } }),
  }
}

function presentLine({ itemId, price, next }: TripLine, chains: readonly TripChain[]): Line {
  const { amount, kind, bought } = price
  return {
    itemUuid: itemId,
    ...{ amount, kind },
    ...(bought && { bought: presentBought(bought) }),
    ...(next && { next: { chain: named(next.chainId, chains), amount: next.amount, kind: next.kind } }),
  }
}

/** A plan as the contract has it: chain by chain, with what is bought there, in the order of the list. */
export function presentPlan(
  { day, total, guesses, chainIds, lines }: TripPlan,
  { chains, told }: { chains: readonly TripChain[]; told: ToldDays },
): Plan {
  return {
    ...{ day, total, guesses },
    chains: chainIds.map((id) => {
      const bought = lines.filter(({ chainId }) => chainId === id)
      const toldUntil = toldBefore(told, id, day)
      return {
        ...named(id, chains),
        amount: bought.reduce((sum, { price }) => sum + price.amount, 0),
        ...(toldUntil && { toldUntil }),
        lines: bought.map((line) => presentLine(line, chains)),
      }
    }),
  }
}
