import type { Database } from '#app/server/db/database.ts'
import { type Client, servedAccounts } from '../accounts/served-accounts.ts'
import { type Handlers, handlersOf, type ServerRoute } from '../answer-routes.ts'
import { addOffers, type GivenOffer } from '../offers/add-offers.ts'

const routes = import.meta.glob<ServerRoute>('../../../app/routes/api/price-agent/**/*.ts', {
  eager: true,
  import: 'Route',
})

const feeds = import.meta.glob<ServerRoute>('../../../app/routes/pricing-agent/**/*.ts', {
  eager: true,
  import: 'Route',
})

const byAddress = (files: Record<string, ServerRoute>): Record<string, Handlers> =>
  Object.fromEntries(
    Object.entries(files).map(([file, route]) => {
      const path = file.replace(/^.*\/routes/, '').replace(/\.ts$/, '')
      return [`${path.replaceAll('$', ':')}{/}?`, handlersOf(route)]
    }),
  )

/** The addresses of price agents, with what answers each; both with and without a slash at the end, as the router's. */
export const agentRoutes: Record<string, Handlers> = { ...byAddress(routes), ...byAddress(feeds) }

/** A verified user in a browser of their own. */
export type Watcher = Client & { email: string }

/** A product variant of a test, with the id of the chain that offers it and of the offer. */
export type Offered = { variantId: number; chainId: number; offerId: number }

/** Writes offers, as `addOffers`. @returns what each is of. */
export async function offered(database: Database, given: GivenOffer[]): Promise<Offered[]> {
  const ids = await addOffers(database, given)
  const rows = await database.query<Offered>(
    'select id as "offerId", variant_id as "variantId", chain_id as "chainId" from offers where id = any($1)',
    [ids],
  )
  return ids.flatMap((id) => rows.find(({ offerId }) => offerId === id) ?? [])
}

/** The addresses of price agents and accounts for the tests of one suite, on its database. */
export function servedAgents(database: () => Database) {
  const served = servedAccounts(database, agentRoutes)
  /** A verified user without a price agent. */
  const verified = async (fields: Record<string, unknown> = {}): Promise<Watcher> => {
    const { client, email } = await served.registered(fields)
    await database().query('update users set email_verified_at = now() where email = $1', [email])
    return Object.assign(client, { email })
  }
  /** A verified user with a price agent. */
  const watcher = async (fields: Record<string, unknown> = {}): Promise<Watcher> => {
    const client = await verified(fields)
    await client.post('/api/price-agent/create/')
    return client
  }
  return { ...served, verified, watcher }
}
