import type { Country } from '../locale/locales.ts'
import { byNameOf } from './list-order.ts'
import type { ShoppingListItem, StorePlacement } from './shopping-list.ts'
import { wordsOf } from './typed-again.ts'

/** What was ticked in a shop: its name, and the part of the shop that it stands in, null if that is not known. */
export type WalkStep = { part: string | null; name: string }

/** One round of a list through the shops of a chain: what was ticked there, in its order. */
export type Walk = readonly WalkStep[]

/** Items that stand together in a shop; `part` is null for typed items, whose place is not known. */
export type Aisle<Item> = { part: string | null; items: Item[] }

/** How much a round counts beside the next newer one, which counts 1. So two rounds that agree outvote a newer one. */
const decay = 0.7
/** The first order counts less than the oldest round, however many places it speaks of. */
const firstOrderCounts = 0.0001

type Placed = Pick<ShoppingListItem, 'name' | 'storePlacement'>

/** Where a round came by each key: the mean of its steps, since a part of the shop has several. */
type Vote = ReadonlyMap<string, number>

/** A place of a shop at which one stops: a part of it, or a typed item. */
const stopOf = ({ part, name }: WalkStep): string =>
  part === null ? `item ${wordsOf(name)}` : `part ${part}`

const stepOf = ({ storePlacement, name }: Placed): WalkStep => ({ part: storePlacement?.title ?? null, name })

function voteOf(walk: Walk, keyOf: (step: WalkStep) => string): Vote {
  const steps = Map.groupBy(walk.keys(), (index) => keyOf(walk[index] as WalkStep))
  return new Map(
    [...steps].map(([key, places]) => [key, places.reduce((sum, place) => sum + place, 0) / places.length]),
  )
}

/**
 * How much speaks for each key standing before each other one: a row of weights for each key, by the places of the keys in
 * `keys`. The votes are newest first; the first `known` keys are in their first order.
 */
function countPairs(keys: readonly string[], votes: readonly Vote[], known: number): Float64Array[] {
  return keys.map((key, index) => {
    const row = new Float64Array(keys.length)
    if (index < known) row.fill(firstOrderCounts, index + 1, known)
    for (const [age, vote] of votes.entries()) {
      const at = vote.get(key)
      if (at === undefined) continue
      for (const [other, otherKey] of keys.entries()) {
        if (at < (vote.get(otherKey) ?? -1)) row[other] = (row[other] ?? 0) + decay ** age
      }
    }
    return row
  })
}

/** Puts a key at the place of an order where the fewest counted pairs speak against it: the first of equal ones. */
function insert(order: number[], key: number, pairs: readonly Float64Array[]): number[] {
  const weight = (before: number, after: number) => pairs[before]?.[after] ?? 0
  let against = order.reduce((sum, other) => sum + weight(other, key), 0)
  let best = { against, place: 0 }
  for (const [index, other] of order.entries()) {
    against += weight(key, other) - weight(other, key)
    if (against < best.against - 1e-9) best = { against, place: index + 1 }
  }
  return order.toSpliced(best.place, 0, key)
}

/** The most moves of single keys. Each one makes the order better, so they end by themselves, and far below this number. */
const mostRounds = 20

/**
 * Orders keys by the Kemeny-Young rule: the order that the fewest counted pairs speak against. It is sought by inserting
 * one key after the other, those of the newest round first, and then by moving single ones until that gains nothing.
 * @param first the keys in the order that holds as far as no round says anything.
 * @param votes newest first. Keys that only they have are ordered too, since those between two others tell of both.
 */
function orderKeys(first: readonly string[], votes: readonly Vote[]): string[] {
  const keys = [...new Set([...first, ...votes.flatMap((vote) => [...vote.keys()])])]
  const pairs = countPairs(keys, votes, first.length)
  const places = new Map(keys.map((key, index) => [key, index]))
  const voted = votes.flatMap((vote) => [...vote].sort(([, a], [, b]) => a - b).map(([key]) => key))
  const inTurn = [...new Set([...voted, ...first])].map((key) => places.get(key) ?? 0)
  let order = inTurn.reduce<number[]>((sorted, key) => insert(sorted, key, pairs), [])
  for (let round = 0; round < mostRounds; round += 1) {
    const before = order
    for (const key of inTurn) {
      order = insert(
        order.filter((other) => other !== key),
        key,
        pairs,
      )
    }
    if (order.every((key, index) => key === before[index])) break
  }
  const wanted = new Set(first)
  return order.flatMap((key) => keys[key] ?? []).filter((key) => wanted.has(key))
}

/**
 * The items in the order of a walk through the shop (§4, Shop mode): first by `storePlacement`, then as the rounds of this
 * list through the chain's shops teach it. Parts of the shop stay together; a typed item has a place of its own once it
 * was ticked there, and comes last until then.
 * @param walks newest first.
 */
export function inAisles<Item extends ShoppingListItem>(
  items: readonly Item[],
  walks: readonly Walk[],
  country: Country,
): Aisle<Item>[] {
  const byName = byNameOf(items, country)
  const orderOf = ({ storePlacement }: { storePlacement: StorePlacement | null }) =>
    storePlacement?.sortOrder ?? Number.MAX_SAFE_INTEGER
  const stops = Map.groupBy(
    items.toSorted((a, b) => orderOf(a) - orderOf(b) || byName(a, b)),
    (item) => stopOf(stepOf(item)),
  )
  const votes = walks.map((walk) => voteOf(walk, stopOf))
  const aisles = orderKeys([...stops.keys()], votes).map((stop) => {
    const ofStop = stops.get(stop) ?? []
    return { part: ofStop[0]?.storePlacement?.title ?? null, items: withinPart(ofStop, stop, walks) }
  })
  return joined(aisles)
}

/** The items of one part of the shop, as they were ticked there. */
function withinPart<Item extends Placed>(items: Item[], stop: string, walks: readonly Walk[]): Item[] {
  const byWords = Map.groupBy(items, ({ name }) => wordsOf(name))
  const votes = walks.map((walk) =>
    voteOf(
      walk.filter((step) => stopOf(step) === stop),
      ({ name }) => wordsOf(name),
    ),
  )
  return orderKeys([...byWords.keys()], votes).flatMap((words) => byWords.get(words) ?? [])
}

/** Typed items that follow each other stand together. */
function joined<Item>(aisles: Aisle<Item>[]): Aisle<Item>[] {
  const together: Aisle<Item>[] = []
  for (const { part, items } of aisles) {
    const last = together.at(-1)
    if (last?.part === part) last.items.push(...items)
    else together.push({ part, items: [...items] })
  }
  return together
}
