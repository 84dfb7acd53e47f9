import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { User } from '#app/domain/account/account.ts'
import type { KeptMutation, ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { storageName } from './storage-name.ts'

/** What a device knows of who used it last: enough to draw the list without asking anybody. */
export type KeptUser = Pick<User, 'name' | 'email' | 'email_verified_at' | 'country_registered_to'>

// Everything is kept under its owner's email: changes wait for their owner however long they are away, and must never
// be sent as somebody else's, not even to a list that both take part in.
interface Stores extends DBSchema {
  /** At most one, under the key `last`. */
  users: { key: 'last'; value: KeptUser }
  lists: {
    key: [owner: string, country: Country]
    value: { owner: string; country: Country; list: ShoppingList }
  }
  /** In the order they were made in; the key counts up by itself, over all tabs. */
  mutations: {
    key: number
    value: { owner: string; listUuid: string; id: string; mutation: KeptMutation }
    indexes: { byList: [owner: string, listUuid: string]; byId: string }
  }
}

let opening: Promise<IDBPDatabase<Stores>> | undefined

function forget(): void {
  opening = undefined
}

/** @throws where the browser lets nothing be kept, as some do in private windows. */
function openStorage(): Promise<IDBPDatabase<Stores>> {
  opening ??= openDB<Stores>(storageName, 1, {
    upgrade(storage) {
      storage.createObjectStore('users')
      storage.createObjectStore('lists', { keyPath: ['owner', 'country'] })
      const mutations = storage.createObjectStore('mutations', { autoIncrement: true })
      mutations.createIndex('byList', ['owner', 'listUuid'])
      mutations.createIndex('byId', 'id', { unique: true })
    },
    // Another tab has a newer version of this code; this one opens the storage again when it needs it.
    blocking(_current, _blocked, event) {
      forget()
      if (event.target instanceof IDBDatabase) event.target.close()
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget()
    throw error
  })
  return opening
}

/** Who used this device last; undefined for nobody. */
export async function keptUser(): Promise<KeptUser | undefined> {
  const storage = await openStorage()
  return storage.get('users', 'last')
}

/** Remembers who uses this device. What it showed of other people's lists goes; their unsent changes stay. */
export async function keepUser({
  name,
  email,
  email_verified_at,
  country_registered_to,
}: KeptUser): Promise<void> {
  const storage = await openStorage()
  const transaction = storage.transaction(['users', 'lists'], 'readwrite')
  const lists = transaction.objectStore('lists')
  for (const key of await lists.getAllKeys()) {
    if (key[0] !== email) lists.delete(key)
  }
  transaction.objectStore('users').put({ name, email, email_verified_at, country_registered_to }, 'last')
  await transaction.done
}

/** Forgets who used this device and what their lists held; unsent changes wait for their owner. */
export async function forgetUser(): Promise<void> {
  const storage = await openStorage()
  const transaction = storage.transaction(['users', 'lists'], 'readwrite')
  transaction.objectStore('users').clear()
  transaction.objectStore('lists').clear()
  await transaction.done
}

/** The copy of a user's active list in a country; undefined where this device has none. */
export async function keptList(owner: string, country: Country): Promise<ShoppingList | undefined> {
  const storage = await openStorage()
  return (await storage.get('lists', [owner, country]))?.list
}

/** Keeps a user's active list as the one of its country. An older version does not replace a newer one of the same list. */
export async function keepList(owner: string, list: ShoppingList): Promise<void> {
  const storage = await openStorage()
  const lists = storage.transaction('lists', 'readwrite').store
  const kept = (await lists.get([owner, list.country]))?.list
  if (kept?.uuid === list.uuid && kept.version > list.version) return
  await lists.put({ owner, country: list.country, list })
}

/** What a user changed on a list and the device has not let go of, in the order it was made in. */
export async function keptMutations(owner: string, listUuid: string): Promise<KeptMutation[]> {
  const storage = await openStorage()
  const records = await storage.getAllFromIndex('mutations', 'byList', [owner, listUuid])
  return records.map(({ mutation }) => mutation)
}

/** The lists on which a user changed something that the device has not let go of. */
export async function listsWithMutations(owner: string): Promise<string[]> {
  const storage = await openStorage()
  // In the order of keys every text comes before an array.
  const ofOwner = IDBKeyRange.bound([owner], [owner, []])
  const cursors = storage.transaction('mutations').store.index('byList').iterate(ofOwner, 'nextunique')
  const found: string[] = []
  for await (const { key } of cursors) found.push(key[1])
  return found
}

/**
 * Keeps changes that are new or acknowledged, and lets go of those with the ids of `settled`, all or none of it. Where
 * one is kept already it keeps its place.
 */
export async function keepMutations(
  owner: string,
  { changed, settled }: { changed: readonly KeptMutation[]; settled: readonly string[] },
): Promise<void> {
  const storage = await openStorage()
  const transaction = storage.transaction('mutations', 'readwrite')
  const byId = transaction.store.index('byId')
  for (const mutation of changed) {
    const { id, listUuid } = mutation
    await transaction.store.put({ owner, listUuid, id, mutation }, await byId.getKey(id))
  }
  for (const id of settled) {
    const place = await byId.getKey(id)
    if (place !== undefined) await transaction.store.delete(place)
  }
  await transaction.done
}
