import type { Day } from '../locale/dates.ts'

/** Which plan of a trip the shopper looks at: the cheapest of the day, the best with fewer shops, or of a later day. */
export type PlanName = 'best' | 'fewer' | 'later'

/**
 * What a shopper asks of a trip (§4 Trip). `scope` is whose chains they may go to: their own or all. `day` is null for today.
 * `excluded` are chains they will not go to, `pins` items that are to be bought at a chain, `leftOut` items they leave out.
 */
export type TripChoices = {
  scope: 'mine' | 'all'
  shops: number
  day: Day | null
  excluded: readonly number[]
  pins: readonly { itemUuid: string; chainId: number }[]
  leftOut: readonly string[]
}

/** One thing that a shopper says about a trip. A pin to no chain (null) is taken away. */
export type TripChoice =
  | { kind: 'scope'; scope: TripChoices['scope'] }
  | { kind: 'shops'; shops: number }
  | { kind: 'day'; day: Day | null }
  | { kind: 'exclude' | 'admit'; chainId: number }
  | { kind: 'pin'; itemUuid: string; chainId: number | null }
  | { kind: 'leave-out' | 'take-along'; itemUuid: string }

/** Two shops, which is how most shop. */
const usualShops = 2

/** What is asked before the shopper says anything. @param chainIds the shopper's chains. */
export const firstChoices = (chainIds: readonly number[]): TripChoices => ({
  scope: chainIds.length > 0 ? 'mine' : 'all',
  ...{ shops: usualShops, day: null, excluded: [], pins: [], leftOut: [] },
})

/**
 * The choices after another one. What contradicts it goes: a chain is excluded without the items pinned there, and is admitted
 * if an item is pinned to it; other chains to go to forget all that was said of single ones.
 */
export function afterChoice(choices: TripChoices, choice: TripChoice): TripChoices {
  const { excluded, pins, leftOut } = choices
  switch (choice.kind) {
    case 'scope':
      return { ...choices, scope: choice.scope, excluded: [], pins: [] }
    case 'shops':
      return { ...choices, shops: choice.shops }
    case 'day':
      return { ...choices, day: choice.day }
    case 'exclude':
      return {
        ...choices,
        excluded: [...excluded.filter((id) => id !== choice.chainId), choice.chainId],
        pins: pins.filter(({ chainId }) => chainId !== choice.chainId),
      }
    case 'admit':
      return { ...choices, excluded: excluded.filter((id) => id !== choice.chainId) }
    case 'pin': {
      const { itemUuid, chainId } = choice
      const others = pins.filter((pin) => pin.itemUuid !== itemUuid)
      return chainId === null
        ? { ...choices, pins: others }
        : {
            ...choices,
            excluded: excluded.filter((id) => id !== chainId),
            pins: [...others, { itemUuid, chainId }],
          }
    }
    case 'leave-out':
      return {
        ...choices,
        leftOut: [...leftOut.filter((uuid) => uuid !== choice.itemUuid), choice.itemUuid],
        pins: pins.filter(({ itemUuid }) => itemUuid !== choice.itemUuid),
      }
    case 'take-along':
      return { ...choices, leftOut: leftOut.filter((uuid) => uuid !== choice.itemUuid) }
  }
}

/** The choices without what is said of items that are not on the list, and without a day that is over. */
export function withoutPast(
  choices: TripChoices,
  { items, today }: { items: readonly { uuid: string }[]; today: Day },
): TripChoices {
  const isListed = (itemUuid: string) => items.some(({ uuid }) => uuid === itemUuid)
  return {
    ...choices,
    day: choices.day !== null && choices.day < today ? null : choices.day,
    pins: choices.pins.filter(({ itemUuid }) => isListed(itemUuid)),
    leftOut: choices.leftOut.filter(isListed),
  }
}

/** The parameters of `GET …/trip` (§7.4) for choices. @param chainIds the shopper's chains. */
export function tripParameters(choices: TripChoices, chainIds: readonly number[]): string {
  const { scope, shops, day, excluded, pins, leftOut } = choices
  return new URLSearchParams([
    ...(scope === 'mine' ? chainIds.map((id) => ['chain', String(id)]) : []),
    ['shops', String(shops)],
    ...(day === null ? [] : [['day', day]]),
    ...excluded.map((id) => ['excludedChain', String(id)]),
    ...pins.map(({ itemUuid, chainId }) => ['pin', `${itemUuid}:${chainId}`]),
    ...leftOut.map((uuid) => ['leftOut', uuid]),
  ]).toString()
}
