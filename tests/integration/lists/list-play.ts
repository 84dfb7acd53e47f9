import { randomUUID } from 'node:crypto'
import { atChain } from '#app/domain/list/at-chain.ts'
import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import type { ItemSketch, ListChange, ShoppingList, TakenLine } from '#app/domain/list/shopping-list.ts'
import { undoOf } from '#app/domain/list/undo-of.ts'
import { sketchOfOffer } from '#app/domain/offers/offer-sketch.ts'
import type { Database } from '#app/server/db/database.ts'
import { addOffers } from '../offers/add-offers.ts'

/** The possible members of a household. */
export const people = ['anna', 'bo', 'carla', 'dan', 'eva']

/** An offer that can be put on a list. */
export type Offered = { offerId: number; item: ItemSketch }

const sketch = (name: string, id: number): ItemSketch =>
  sketchOfOffer(
    {
      id,
      name,
      imageUrl: null,
      tint: 'stone',
      chain: { name: 'Netto' },
      price: 1000,
      unitPrice: null,
      quantityType: null,
      size: '',
      units: 1,
      unitType: 'stk.',
      startDate: '2026-11-20',
      endDate: '2026-11-26',
      isHighlighted: false,
    },
    { country: 'dk', today: '2026-11-21' },
  )

/** Inserts the users and two offers; there are only two, so that users add the same ones. */
export async function addHousehold(database: Database): Promise<Offered[]> {
  for (const id of people) {
    await database.query(
      `insert into users (id, name, email, country_registered_to) values ($1, $1, $1 || '@example.org', 'dk')`,
      [id],
    )
  }
  const names = ['Mælk', 'Kaffe']
  const ids = await addOffers(
    database,
    names.map((name) => ({ name, price: 1000 })),
  )
  return ids.map((offerId, index) => ({ offerId, item: sketch(names[index] ?? '', offerId) }))
}

/** Inserts a new list of Anna's, shared with everybody, in place of the last one. @returns its uuid. */
export async function addList(database: Database): Promise<string> {
  const listUuid = randomUUID()
  await database.query('delete from shopping_lists where owner_id = $1', ['anna'])
  await database.query(`insert into shopping_lists (id, owner_id, country) values ($1, 'anna', 'dk')`, [
    listUuid,
  ])
  await database.query(
    `insert into shopping_list_participants (list_id, user_id, country) select $1, id, 'dk' from users where id <> 'anna'`,
    [listUuid],
  )
  return listUuid
}

/** The kinds of changes that a user can make to the shown list. */
export const changes = [
  'add-offer',
  'add-manual',
  'add-typed',
  'undo-addition',
  'check',
  'uncheck',
  'remove',
  'restore',
  'set-quantity',
  'set-rule',
  'empty',
  'undo-empty',
  'put-back',
  'take-trip',
  'undo-trip',
] as const satisfies ListChange['kind'][]

/** Earlier removals, emptyings and repeated words of all users, which can be undone. */
export type Past = {
  raises: ListChange[]
  trips: ListChange[]
  removed: ShoppingListView['items']
  emptyings: { id: string; items: ShoppingListView['items'] }[]
}

function pick<Value>(values: readonly Value[], choice: number): Value | undefined {
  return values[choice % values.length]
}

/** The change of a step, given the list that the user sees; undefined if the list offers nothing to change. */
export function changeOf(
  { what, choice }: { what: string; choice: number },
  { id, view, past, offers }: { id: string; view: ShoppingListView; past: Past; offers: Offered[] },
): ListChange | undefined {
  const item = pick(view.items, choice)
  const emptying = pick(past.emptyings, choice)
  switch (what) {
    case 'add-offer': {
      const offer = pick(offers, choice)
      // Now and then in the place of an item.
      const place = choice % 4 === 0 && item ? { inPlaceOf: item.uuid } : {}
      return offer && { kind: what, quantity: 1 + (choice % 3), ...offer, ...place }
    }
    case 'add-manual':
      return {
        kind: what,
        itemName: `Vare ${choice}`,
        placeName: null,
        quantity: 1,
        ...(choice % 3 === 0 && { rule: { brand: 'Oma' } }),
      }
    case 'add-typed': {
      // Few words, so that users type the same ones.
      const itemName = pick(['Smør', 'smør ', 'SMØR', 'Æg'], choice) ?? ''
      const change = { kind: what, itemName: itemName.trim(), quantity: 1 + (choice % 3) } as const
      const undo = undoOf({ id, change, before: view })
      if (undo) past.raises.push(undo)
      return change
    }
    case 'undo-addition':
      return pick(past.raises, choice)
    case 'check':
    case 'uncheck':
      return item && { kind: what, itemUuid: item.uuid }
    case 'remove':
      if (item) past.removed.push(item)
      return item && { kind: what, itemUuid: item.uuid }
    case 'restore': {
      const removed = pick(past.removed, choice)
      return removed && { kind: what, itemUuid: removed.uuid, item: removed }
    }
    case 'set-quantity':
      return item && { kind: what, itemUuid: item.uuid, quantity: choice % 5 }
    case 'set-rule':
      return (
        item && {
          kind: what,
          itemUuid: item.uuid,
          rule: choice % 3 === 0 ? {} : { brand: `Mærke ${choice % 5}` },
        }
      )
    case 'empty':
      past.emptyings.push({ id, items: view.items })
      return { kind: what }
    case 'undo-empty':
      return emptying && { kind: what, emptyingId: emptying.id, items: emptying.items }
    case 'put-back': {
      const retired = emptying && pick(emptying.items, choice)
      if (!retired) return undefined
      const { uuid, quantity, checked: _, isPending: __, ...shown } = retired
      return { kind: what, retiredItemUuid: uuid, quantity, item: shown }
    }
    case 'take-trip': {
      const lines = view.items.slice(choice % 3, (choice % 3) + 3).map((each, index): TakenLine => {
        // Every other trip buys two items by the same offer.
        const offer = pick(offers, choice % 4 < 2 ? choice : choice + index)
        const common = { uuid: randomUUID(), inPlaceOf: each.uuid, chainId: 1, quantity: 1 + (choice % 2) }
        return offer && index < 2
          ? { ...common, ...offer }
          : {
              ...common,
              offerId: null,
              item: atChain(each, { chainName: 'Netto', chainImage: '' }),
            }
      })
      const change = { kind: what, lines } as const
      const undo = undoOf({ id, change, before: view })
      if (undo) past.trips.push(undo)
      return change
    }
    case 'undo-trip':
      return pick(past.trips, choice)
    default:
      return undefined
  }
}

/** The parts of a list that must be equal on all devices, ids included. */
export const essence = (view: Pick<ShoppingList, 'items'>) =>
  view.items
    .map(({ uuid, name, quantity, checked, priceText, rule, offerId, subText }) => ({
      uuid,
      name,
      quantity,
      checked,
      priceText,
      rule,
      // Of an offer the server writes it, with the size that it knows.
      words: offerId === null ? subText : null,
    }))
    .sort((one, other) => one.uuid.localeCompare(other.uuid))
