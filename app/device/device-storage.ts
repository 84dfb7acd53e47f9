import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { User } from '#app/domain/account/account.ts'
import { type HadItem, hadAfter } from '#app/domain/list/had-items.ts'
import type { ListWalks } from '#app/domain/list/list-walks.ts'
import type { KeptMutation, ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { storageName } from './storage-name.ts'

/** What a device knows of the user who used it last: enough to draw the list without asking the server. */
export type KeptUser = Pick<User, 'name' | 'email' | 'email_verified_at' | 'country_registered_to'>

// Everything is stored under its owner's email. Unsent changes wait until their owner logs in again, and must never be
// sent in another user's name, even if both take part in the list.
interface Stores extends DBSchema {
  /** At most one user, under the key `last`. */
  users: { key: 'last'; value: KeptUser }
  lists: {
    key: [owner: string, country: Country]
    /** `had`: what was on the list before, the latest first; absent if the device kept the list before it remembered that. `walks`: what the list has learned of the shops. */
    value: { owner: string; country: Country; list: ShoppingList; had?: HadItem[]; walks?: ListWalks }
  }
  /** In the order in which they were made: the key is an auto-increment, shared by all tabs. */
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

/** @throws if the browser denies its storage, as some do in private windows. */
function openStorage(): Promise<IDBPDatabase<Stores>> {
  opening ??= openDB<Stores>(storageName, 1, {
    upgrade(storage) {
      storage.createObjectStore('users')
      storage.createObjectStore('lists', { keyPath: ['owner', 'country'] })
      const mutations = storage.createObjectStore('mutations', { autoIncrement: true })
      mutations.createIndex('byList', ['owner', 'listUuid'])
      mutations.createIndex('byId', 'id', { unique: true })
    },
    // Another tab has a newer version of this code. This tab opens the storage again when it needs it.
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

/** The user who used this device last; undefined if there is none. */
export async function keptUser(): Promise<KeptUser | undefined> {
  const storage = await openStorage()
  return storage.get('users', 'last')
}

/** Remembers who uses this device. Deletes the copies of other users' lists; their unsent changes stay. */
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

/** Forgets the user of this device and the copies of their lists. Unsent changes stay and wait for their owner. */
export async function forgetUser(): Promise<void> {
  const storage = await openStorage()
  const transaction = storage.transaction(['users', 'lists'], 'readwrite')
  transaction.objectStore('users').clear()
  transaction.objectStore('lists').clear()
  await transaction.done
}

/** The copy of a user's active list in a country; undefined if this device has none. */
export async function keptList(owner: string, country: Country): Promise<ShoppingList | undefined> {
  const storage = await openStorage()
  return (await storage.get('lists', [owner, country]))?.list
}

/** What a user's lists in a country had before, the latest first, as far as this device has seen it. */
export async function keptHadItems(owner: string, country: Country): Promise<HadItem[]> {
  const storage = await openStorage()
  return (await storage.get('lists', [owner, country]))?.had ?? []
}

/**
 * Stores a user's active list for its country, and remembers what is no longer on it. An older version never replaces a newer
 * one of the same list.
 */
export async function keepList(owner: string, list: ShoppingList): Promise<void> {
  const storage = await openStorage()
  const lists = storage.transaction('lists', 'readwrite').store
  const kept = await lists.get([owner, list.country])
  if (kept?.list.uuid === list.uuid && kept.list.version > list.version) return
  const had = hadAfter(kept?.had ?? [], { was: kept?.list.items ?? [], is: list.items })
  const walks = kept?.list.uuid === list.uuid ? kept.walks : undefined
  await lists.put({ owner, country: list.country, list, had, ...(walks && { walks }) })
}

type ListOfCountry = { country: Country; list: string }

/** What a user's active list has learned of the shops; undefined if this device does not know. */
export async function keptWalks(
  owner: string,
  { country, list }: ListOfCountry,
): Promise<ListWalks | undefined> {
  const storage = await openStorage()
  const kept = await storage.get('lists', [owner, country])
  return kept?.list.uuid === list ? kept.walks : undefined
}

/** Stores what a user's active list has learned of the shops, beside the list. */
export async function keepWalks(
  owner: string,
  { country, list, walks }: ListOfCountry & { walks: ListWalks },
): Promise<void> {
  const storage = await openStorage()
  const lists = storage.transaction('lists', 'readwrite').store
  const kept = await lists.get([owner, country])
  if (kept?.list.uuid === list) await lists.put({ ...kept, walks })
}

/** A user's changes of a list that the device still keeps, in the order in which they were made. */
export async function keptMutations(owner: string, listUuid: string): Promise<KeptMutation[]> {
  const storage = await openStorage()
  const records = await storage.getAllFromIndex('mutations', 'byList', [owner, listUuid])
  return records.map(({ mutation }) => mutation)
}

/** The uuids of the lists for which the device still keeps changes of a user. */
export async function listsWithMutations(owner: string): Promise<string[]> {
  const storage = await openStorage()
  // In IndexedDB every string sorts before every array.
  const ofOwner = IDBKeyRange.bound([owner], [owner, []])
  const cursors = storage.transaction('mutations').store.index('byList').iterate(ofOwner, 'nextunique')
  const found: string[] = []
  for await (const { key } of cursors) found.push(key[1])
  return found
}

/**
 * Stores new and acknowledged changes and deletes those with the ids in `settled`, in one transaction. A change that is
 * already stored keeps its place.
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
