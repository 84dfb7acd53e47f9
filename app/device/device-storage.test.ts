import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { item, mutation } from '#app/domain/list/lists.fixture.ts'
import type { KeptMutation, ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { KeptUser } from './device-storage.ts'

let storage: typeof import('./device-storage.ts')

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  vi.resetModules()
  storage = await import('./device-storage.ts')
})

const mette: KeptUser = {
  name: 'Mette Holm',
  email: 'mette@example.dk',
  email_verified_at: '2026-11-01T10:00:00Z',
  country_registered_to: 'dk',
}
const jonas = { ...mette, name: 'Jonas Vig', email: 'jonas@example.dk' }

const list = (version: number, changes: Partial<ShoppingList> = {}): ShoppingList => ({
  uuid: 'list-1',
  items: [],
  priceTotalText: '0,00',
  actions: {
    removeAllItems: '/api/shopping-list/uuid/list-1/remove-all-items',
    addOfferToShoppingList: { shoppingListUuid: 'list-1' },
    addCustomPartnerProductToShoppingList: { shoppingListUuid: 'list-1' },
  },
  version,
  country: 'dk',
  retiredAt: null,
  owner: { name: 'Mette Holm', isUser: true },
  participants: [],
  ...changes,
})

const checked = (id: string, listUuid = 'list-1'): KeptMutation =>
  mutation(id, { kind: 'check', itemUuid: 'milk' }, listUuid)
const nothing = { changed: [], settled: [] }

describe('§4 waiting changes: the changes a device keeps', () => {
  it('come back in the order in which they were made', async () => {
    for (const id of ['c', 'a', 'b'])
      await storage.keepMutations(mette.email, { ...nothing, changed: [checked(id)] })
    expect(await storage.keptMutations(mette.email, 'list-1')).toEqual(
      ['c', 'a', 'b'].map((id) => checked(id)),
    )
  })

  it('keep their place when they are acknowledged, and go when they are settled', async () => {
    await storage.keepMutations(mette.email, {
      ...nothing,
      changed: [checked('a'), checked('b'), checked('c')],
    })
    await storage.keepMutations(mette.email, {
      changed: [{ ...checked('a'), ackedVersion: 8 }],
      settled: ['b'],
    })
    expect(await storage.keptMutations(mette.email, 'list-1')).toEqual([
      { ...checked('a'), ackedVersion: 8 },
      checked('c'),
    ])
  })

  it('do not change if one is settled that another tab has already settled', async () => {
    await storage.keepMutations(mette.email, { ...nothing, changed: [checked('a')] })
    await storage.keepMutations(mette.email, { ...nothing, settled: ['gone'] })
    expect(await storage.keptMutations(mette.email, 'list-1')).toEqual([checked('a')])
  })

  it('belong to one user and one list, also if two users share the list', async () => {
    await storage.keepMutations(mette.email, {
      ...nothing,
      changed: [checked('a'), checked('b', 'list-2')],
    })
    await storage.keepMutations(jonas.email, { ...nothing, changed: [checked('c')] })
    expect(await storage.keptMutations(mette.email, 'list-1')).toEqual([checked('a')])
    expect(await storage.keptMutations(mette.email, 'list-2')).toEqual([checked('b', 'list-2')])
    expect(await storage.keptMutations(jonas.email, 'list-1')).toEqual([checked('c')])
  })

  it('name the lists they belong to', async () => {
    await storage.keepMutations(mette.email, {
      ...nothing,
      changed: [checked('a', 'list-2'), checked('b'), checked('c', 'list-2')],
    })
    await storage.keepMutations(jonas.email, { ...nothing, changed: [checked('d', 'list-3')] })
    expect(await storage.listsWithMutations(mette.email)).toEqual(['list-1', 'list-2'])
    await storage.keepMutations(mette.email, { ...nothing, settled: ['b'] })
    expect(await storage.listsWithMutations(mette.email)).toEqual(['list-2'])
  })

  it('stay when their owner logs out and another user logs in', async () => {
    await storage.keepUser(mette)
    await storage.keepMutations(mette.email, { ...nothing, changed: [checked('a')] })
    await storage.forgetUser()
    await storage.keepUser(jonas)
    expect(await storage.keptMutations(mette.email, 'list-1')).toEqual([checked('a')])
  })

  it('bad input: five hundred changes are kept in order', async () => {
    const changes = Array.from({ length: 500 }, (_, index) => checked(`change-${index}`))
    await storage.keepMutations(mette.email, { ...nothing, changed: changes })
    expect(await storage.keptMutations(mette.email, 'list-1')).toEqual(changes)
  })
})

describe('§4 waiting changes: the copy of a list', () => {
  it('is kept for each user and country', async () => {
    const swedish = list(2, { uuid: 'list-9', country: 'se' })
    await storage.keepList(mette.email, list(7))
    await storage.keepList(mette.email, swedish)
    expect(await storage.keptList(mette.email, 'dk')).toEqual(list(7))
    expect(await storage.keptList(mette.email, 'se')).toEqual(swedish)
    expect(await storage.keptList(jonas.email, 'dk')).toBe(undefined)
  })

  it('is never replaced by an older one of the same list, which a slow tab may bring', async () => {
    await storage.keepList(mette.email, list(7))
    await storage.keepList(mette.email, list(6))
    expect(await storage.keptList(mette.email, 'dk')).toEqual(list(7))
  })

  it('is replaced by another list, whatever its version', async () => {
    await storage.keepList(mette.email, list(7))
    await storage.keepList(mette.email, list(1, { uuid: 'joined' }))
    expect(await storage.keptList(mette.email, 'dk')).toEqual(list(1, { uuid: 'joined' }))
  })
})

describe('§2.10 what a household had before', () => {
  const milk = item('milk', { name: 'Mælk', quantity: 2 })
  const eggs = item('eggs', { name: 'Æg', subText: 'Netto' })
  const had = async () =>
    (await storage.keptHadItems(mette.email, 'dk')).map(
      ({ name, placeName, quantity }) => `${quantity} ${name}, ${placeName}`,
    )

  it('is what is no longer on the list, and what was on the list before it, the latest first', async () => {
    await storage.keepList(mette.email, list(1, { items: [milk, eggs] }))
    expect(await had()).toEqual([])
    await storage.keepList(mette.email, list(2, { items: [eggs] }))
    expect(await had()).toEqual(['2 Mælk, 20.11-26.11'])
    await storage.keepList(mette.email, list(1, { uuid: 'next' }))
    expect(await had()).toEqual(['1 Æg, Netto', '2 Mælk, 20.11-26.11'])
  })

  it('is of one user, and goes with their list', async () => {
    await storage.keepList(mette.email, list(1, { items: [milk] }))
    await storage.keepList(mette.email, list(2))
    expect(await storage.keptHadItems(jonas.email, 'dk')).toEqual([])
    expect(await storage.keptHadItems(mette.email, 'se')).toEqual([])
    await storage.forgetUser()
    expect(await had()).toEqual([])
  })
})

describe('who used the device last', () => {
  it('is nobody at first', async () => {
    expect(await storage.keptUser()).toBe(undefined)
  })

  it('is kept with only the fields that the list needs', async () => {
    const user = { ...mette, address: 'Nørregade 1', birth_year: 1980, gender: 'female' }
    await storage.keepUser(user)
    expect(await storage.keptUser()).toEqual(mette)
  })

  it('keeps their lists when they log in again, and loses them when another user logs in', async () => {
    await storage.keepUser(mette)
    await storage.keepList(mette.email, list(7))
    await storage.keepUser(mette)
    expect(await storage.keptList(mette.email, 'dk')).toEqual(list(7))
    await storage.keepUser(jonas)
    expect(await storage.keptList(mette.email, 'dk')).toBe(undefined)
    expect(await storage.keptUser()).toEqual(jonas)
  })

  it('is forgotten together with the lists', async () => {
    await storage.keepUser(mette)
    await storage.keepList(mette.email, list(7))
    await storage.forgetUser()
    expect(await storage.keptUser()).toBe(undefined)
    expect(await storage.keptList(mette.email, 'dk')).toBe(undefined)
  })
})

it('opening the storage is tried again after it failed', async () => {
  const opened = indexedDB
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('not allowed here', 'SecurityError')
    },
  })
  await expect(storage.keptUser()).rejects.toThrow('not allowed here')
  vi.stubGlobal('indexedDB', opened)
  expect(await storage.keptUser()).toBe(undefined)
})
