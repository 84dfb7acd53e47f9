import { asc, eq } from 'drizzle-orm'
import type { MailChoice } from '#app/domain/agents/mail-choice.ts'
import { type AgentFeed, everyChain } from '#app/domain/agents/price-agent.ts'
import type { WatchRules } from '#app/domain/agents/watch-rules.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { type JsonPieces, jsonArray, jsonObject, jsonPiece } from '../api/stream-json.ts'
import type { Queryable } from '../db/database.ts'
import { sessions } from '../db/schema/accounts.ts'
import { pushSubscriptions } from '../db/schema/pushes.ts'
import { json, moment, statement } from '../db/statement.ts'
import { feedAddresses } from './feed/feed-address.ts'
import { findAgent } from './find-agent.ts'
import { readWatches, sizeText, type WatchRow, watchName } from './watches/read-watches.ts'

/** An alert in the user's export: the offer it was about, when it was raised, and whether it was mailed. */
type ExportedAlert = { offer_id: number; raised_at: string; mailed: boolean }

/**
 * A watch in the user's export. `chains` are names; `all_chains` is whether every chain is watched. Targets are minor
 * units.
 */
type ExportedWatch = {
  product: string
  size: string
  country: Country
  product_variant_id: number
  all_chains: boolean
  chains: string[]
  rules: WatchRules
  added_at: string
  alerts: ExportedAlert[]
}

/** The price agent in its user's export. `shopping_day` is the ISO weekday before which a mail of the week is sent. */
export type ExportedAgent = {
  created_at: string
  mails: MailChoice
  shopping_day: number
  feed: AgentFeed
  /** The devices that show notifications. Their addresses and keys are left out: who has them can reach the device. */
  notified_devices: { user_agent: string | null; added_at: string }[]
  watches: ExportedWatch[]
}

const alertsOfWatch = statement(
  { addedAt: moment(), alerts: json<ExportedAlert[]>() },
  `
select w.created_at as "addedAt",
  coalesce(json_agg(json_build_object('offer_id', a.offer_id, 'raised_at', a.raised_at, 'mailed', a.mail_id is not null)
    order by a.raised_at, a.offer_id) filter (where a.offer_id is not null), '[]') as alerts
from price_agent_watches w left join price_agent_alerts a on a.agent_id = w.agent_id and a.watch_id = w.id
where w.id = $1 group by w.id`,
)

async function exportDevices({ orm }: Queryable, userId: string): Promise<ExportedAgent['notified_devices']> {
  const rows = await orm
    .select({ userAgent: sessions.userAgent, addedAt: pushSubscriptions.createdAt })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.id))
  return rows.map(({ userAgent, addedAt }) => ({
    user_agent: userAgent || null,
    added_at: addedAt.toISOString(),
  }))
}

async function* watchesInJson(database: Queryable, watches: WatchRow[]): AsyncGenerator<JsonPieces> {
  for (const watch of watches) {
    const [row] = await database.query(alertsOfWatch, [watch.watchId])
    if (!row) continue
    const exported: ExportedWatch = {
      product: watchName(watch),
      size: sizeText(watch),
      country: watch.country,
      product_variant_id: watch.variantId,
      all_chains: watch.chainIds.includes(everyChain),
      chains: watch.chains.map(({ name }) => name),
      rules: watch.rules,
      added_at: row.addedAt.toISOString(),
      alerts: row.alerts.map((alert) => ({ ...alert, raised_at: new Date(alert.raised_at).toISOString() })),
    }
    yield jsonPiece(exported)
  }
}

/**
 * Everything that a user's price agent holds, as the JSON of an `ExportedAgent` in pieces; null if they have none.
 * Moments are ISO 8601 in UTC.
 */
export async function* exportAgent(database: Queryable, userId: string): AsyncGenerator<string> {
  const agent = await findAgent(database, userId)
  if (!agent) return yield* jsonPiece(null)
  const exported: Omit<ExportedAgent, 'watches'> = {
    created_at: agent.createdAt.toISOString(),
    mails: agent.mails,
    shopping_day: agent.shoppingDay,
    feed: feedAddresses({ ...agent, userId }),
    notified_devices: await exportDevices(database, userId),
  }
  const watches = await readWatches(database, agent.id)
  yield* jsonObject(exported, { watches: jsonArray(watchesInJson(database, watches)) })
}
