import { randomUUID } from 'node:crypto'
import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Database } from '#app/server/db/database.ts'
import { type Client, servedAccounts } from '../accounts/served-accounts.ts'
import { listRoutes } from './list-routes.ts'

/** The fields of an account in a country. */
export const inSweden = { country_registered_to: 'se', postal_code: '111 22' }

/** A verified user in a browser of their own. `list` is the path of their own list. */
export type Shopper = Client & { list: string; email: string }

/** What a change answers: its status, the list's version that has it, and what it shows. */
export type Answer = { status: number; version: number; data: unknown }

/** Has a user change their own list, or the one at a whole path. @param id the client's id of the change. */
export async function change(client: Shopper, path: string, body?: object, id?: string): Promise<Answer> {
  const address = path.startsWith('/') ? path : `${client.list}/${path}`
  const headers = id === undefined ? {} : { 'X-Client-Mutation-Id': id }
  const { status, data, headers: told } = await client.post(address, body, { headers })
  return { status, version: Number(told['x-shopping-list-version']), data }
}

/** Has a user put what they type on a list. @returns the item's uuid. */
export async function type(client: Shopper, itemName: string, quantity = 1, list = client.list) {
  const id = randomUUID()
  await change(client, `${list}/add-manually-entered-item`, { itemName, quantity }, id)
  return id
}

/** The list at a path as a user sees it. */
export async function read(client: Shopper, list = client.list): Promise<ShoppingList> {
  return (await client.get<ShoppingList>(list)).data
}

/** What is on a list, as name, quantity and whether it is ticked. */
export async function lines(client: Shopper, list = client.list): Promise<[string, number, boolean][]> {
  const { items } = await read(client, list)
  return items.map(({ name, quantity, checked }) => [name, quantity, checked])
}

/**
 * The addresses of shopping lists and accounts for the tests of one suite, on its database. Each test begins in the
 * `morning`, with nothing throttled.
 */
export function servedLists(database: () => Database) {
  const served = servedAccounts(database, listRoutes)
  const shopper = async (fields: Record<string, unknown> = {}): Promise<Shopper> => {
    const { client, email } = await served.registered(fields)
    await database().query('update users set email_verified_at = now() where email = $1', [email])
    const { data } = await client.get(`/api/shopping-list/active/${fields.country_registered_to ?? 'dk'}`)
    return Object.assign(client, { list: `/api/shopping-list/uuid/${data.uuid}`, email })
  }
  /** Somebody who takes part in the list of another. */
  const participant = async (owner: Shopper, fields?: Record<string, unknown>): Promise<Shopper> => {
    const guest = await shopper(fields)
    const { data } = await owner.post<{ sharingCode: string }>(`${owner.list}/make-shareable`)
    await guest.post(`/api/shopping-list/invitation/${data.sharingCode}/accept`)
    return guest
  }
  return { ...served, shopper, participant }
}
