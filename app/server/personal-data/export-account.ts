import { asc, eq, inArray } from 'drizzle-orm'
import type { User, UserSession } from '#app/domain/account/account.ts'
import type { SecondFactors } from '#app/domain/account/factors/factors.ts'
import { exportThrottle } from '../accounts/account-limits.ts'
import { findFactors } from '../accounts/factors/find-factors.ts'
import { getUser } from '../accounts/profile/find-user.ts'
import type { CurrentSession } from '../accounts/sessions/current-user.ts'
import { listSessions } from '../accounts/sessions/list-sessions.ts'
import { type ExportedAgent, exportAgent } from '../agents/export-agent.ts'
import { throttle } from '../api/guards/throttle.ts'
import { type JsonPieces, jsonObject } from '../api/stream-json.ts'
import type { Queryable } from '../db/database.ts'
import { chains } from '../db/schema/chains.ts'
import { mailOutbox } from '../db/schema/mail.ts'
import { programmeOf } from '../lexicon/programmes.ts'
import {
  type ExportedList,
  type ExportedParticipation,
  exportLists,
  exportParticipations,
} from '../lists/export-lists.ts'

/** A mail to the user. Its text is left out: it may contain a link that acts for its reader. */
type ExportedMail = {
  about: string
  to: string
  language: string
  written_at: string
  sent_at: string | null
}

/** Everything that we store about a user, for their export (GDPR, article 20). Moments are ISO 8601 in UTC. */
export type AccountExport = {
  exported_at: string
  registered_at: string
  terms_accepted_at: string | null
  user: User
  /** The names of the chains that the user chose; null before they decided. */
  my_chains: string[] | null
  memberships: string[] | null
  sessions: Omit<UserSession, 'is_current'>[]
  /** Without their secrets, which would log in whoever reads the file. */
  second_factors: SecondFactors
  mails: ExportedMail[]
  shopping_lists: ExportedList[]
  participations: ExportedParticipation[]
  price_agent: ExportedAgent | null
}

async function listMails(database: Queryable, email: string): Promise<ExportedMail[]> {
  const rows = await database.orm
    .select({
      template: mailOutbox.template,
      recipient: mailOutbox.recipient,
      language: mailOutbox.language,
      createdAt: mailOutbox.createdAt,
      sentAt: mailOutbox.sentAt,
    })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(asc(mailOutbox.id))
  return rows.map(({ template, recipient, language, createdAt, sentAt }) => ({
    about: template,
    to: recipient,
    language,
    written_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  }))
}

async function namesOfChains(database: Queryable, ids: number[] | null): Promise<string[] | null> {
  if (ids === null) return null
  const rows = await database.orm.select({ name: chains.name }).from(chains).where(inArray(chains.id, ids))
  return rows.map(({ name }) => name).sort()
}

/**
 * The export of a user, as the JSON of an `AccountExport` in pieces.
 * @throws Throttled over one a minute, before the first piece.
 */
export async function exportAccount(
  database: Queryable,
  current: CurrentSession,
  now: Date,
): Promise<JsonPieces> {
  await throttle(database, exportThrottle, { of: current.id, now })
  const user = await getUser(database, current.id)
  const sessions = await listSessions(database, current, now)
  const account: Omit<AccountExport, 'shopping_lists' | 'price_agent'> = {
    exported_at: now.toISOString(),
    registered_at: user.createdAt.toISOString(),
    terms_accepted_at: user.termsAcceptedAt?.toISOString() ?? null,
    user: current.user,
    my_chains: await namesOfChains(database, user.chainIds),
    memberships: user.memberships?.map((id) => programmeOf(id).name) ?? null,
    sessions: sessions.map(({ is_current: _, ...session }) => session),
    second_factors: await findFactors(database, current.id),
    mails: await listMails(database, current.user.email),
    participations: await exportParticipations(database, current.id),
  }
  return jsonObject(account, {
    shopping_lists: exportLists(database, current.id),
    price_agent: exportAgent(database, current.id),
  })
}
