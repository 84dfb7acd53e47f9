import { randomUUID } from 'node:crypto'
import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Database } from '#app/server/db/database.ts'
import { type Client, servedAccounts } from '../accounts/served-accounts.ts'
import { listRoutes } from './list-routes.ts'

/** The country fields of an account in Sweden. */
export const inSweden = { country_registered_to: 'se', postal_code: '111 22' }

/** A verified user in their own browser. `list` is the path of their own list. */
export type Shopper = Client & { list: string; email: string }

/** The response to a change: its status, the list's first version that contains it, and its data. */
export type Answer = { status: number; version: number; data: unknown }

/** Makes a user's change of their own list, or of a list at a full path. @param id the client's id of the change. */
export async function change(client: Shopper, path: string, body?: object, id?: string): Promise<Answer> {
  const address = path.startsWith('/') ? path : `${client.list}/${path}`
  const headers = id === undefined ? {} : { 'X-Client-Mutation-Id': id }
  const { status, data, headers: told } = await client.post(address, body, { headers })
  return { status, version: Number(told['x-shopping-list-version']), data }
}

/** Adds a manual item as a user. @returns the item's uuid. */
export async function type(client: Shopper, itemName: string, quantity = 1, list = client.list) {
  const id = randomUUID()
  await change(client, `${list}/add-manually-entered-item`, { itemName, quantity }, id)
  return id
}

/** The list at a path as a user sees it. */
export async function read(client: Shopper, list = client.list): Promise<ShoppingList> {
  return (await client.get<ShoppingList>(list)).data
}

/** The items of a list: name, quantity, and whether it is ticked. */
export async function lines(client: Shopper, list = client.list): Promise<[string, number, boolean][]> {
  const { items } = await read(client, list)
  return items.map(({ name, quantity, checked }) => [name, quantity, checked])
}

/**
 * The addresses of shopping lists and accounts for the tests of one suite, on its database. Each test begins in the
 * `morning`, with empty throttles.
 */
export function servedLists(database: () => Database) {
  const served = servedAccounts(database, listRoutes)
  const shopper = async (fields: Record<string, unknown> = {}): Promise<Shopper> => {
    const { client, email } = await served.registered(fields)
    await database().query('update users set email_verified_at = now() where email = $1', [email])
    const { data } = await client.get(`/api/shopping-list/active/${fields.country_registered_to ?? 'dk'}`)
    return Object.assign(client, { list: `/api/shopping-list/uuid/${data.uuid}`, email })
  }
  /** A new participant of another user's list. */
  const participant = async (owner: Shopper, fields?: Record<string, unknown>): Promise<Shopper> => {
    const guest = await shopper(fields)
    const { data } = await owner.post<{ sharingCode: string }>(`${owner.list}/make-shareable`)
    await guest.post(`/api/shopping-list/invitation/${data.sharingCode}/accept`)
    return guest
  }
  return { ...served, shopper, participant }
}
