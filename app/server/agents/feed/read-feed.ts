import { eq } from 'drizzle-orm'
import type { Country } from '#app/domain/locale/locales.ts'
import { missing } from '../../api/failures.ts'
import { type Throttle, throttle } from '../../api/guards/throttle.ts'
import type { Queryable } from '../../db/database.ts'
import { users } from '../../db/schema/accounts.ts'
import { priceAgents } from '../../db/schema/agents.ts'
import type { ToldOffer } from '../../mail/mail.ts'
import { told, toldBy } from '../mails/told-offers.ts'
import { isFeedOf, readFeedFile } from './feed-address.ts'

/** An offer of a feed, with the moment at which it was told. */
export type FeedOffer = ToldOffer & { id: number; raisedAt: Date }

/** What a feed tells, the latest first. */
export type AgentNews = { country: Country; offers: FeedOffer[] }

/** Readers ask every few minutes at most, but one address may be given to several. */
const feedThrottle: Throttle = { name: 'feed', limits: [{ most: 60, seconds: 600 }] }
/** Addresses that are void, by the asker's address: readers go on asking for those for years. */
const voidThrottle: Throttle = { name: 'feed-void', limits: [{ most: 60, seconds: 600 }] }

const newest = toldBy('g.id = $1', 'order by a.raised_at desc, offer.id desc limit 100')

/**
 * Reads the feed of an address's last part.
 * @param address the asker's, as limits count it.
 * @throws Refused 404 for an address that was renewed or never was; Throttled for one that is read too often.
 */
export async function readFeed(
  database: Queryable,
  { file, address, now }: { file: string; address: string; now: Date },
): Promise<AgentNews & { form: 'rss' | 'ics' }> {
  const asked = readFeedFile(file)
  const [owner] = asked
    ? await database.orm
        .select({
          id: priceAgents.id,
          userId: priceAgents.userId,
          feedVersion: priceAgents.feedVersion,
          country: users.countryRegisteredTo,
        })
        .from(priceAgents)
        .innerJoin(users, eq(users.id, priceAgents.userId))
        .where(eq(priceAgents.id, asked.agentId))
    : []
  if (!asked || !owner || !isFeedOf(owner, asked)) {
    await throttle(database, voidThrottle, { of: address, now })
    throw missing()
  }
  await throttle(database, feedThrottle, { of: String(owner.id), now })
  const rows = await database.query(newest, [owner.id])
  const offers = rows.map((row) => ({ ...told(row), id: row.id, raisedAt: row.raisedAt }))
  return { form: asked.form, country: owner.country, offers }
}
