import type { User, UserSession } from '#app/domain/account/account.ts'
import type { Queryable } from '../../db/database.ts'
import {
  type ExportedList,
  type ExportedParticipation,
  exportLists,
  exportParticipations,
} from '../../lists/export-lists.ts'
import type { CurrentSession } from '../sessions/current-user.ts'
import { listSessions } from '../sessions/list-sessions.ts'

/** A mail to the user, as long as it is kept. What it said is not: it may hold a link that acts for its reader. */
type ExportedMail = {
  about: string
  to: string
  language: string
  written_at: string
  sent_at: string | null
}

/** Everything an account holds about its user, as they take it with them (GDPR, article 20). Moments are ISO 8601 in UTC. */
export type AccountExport = {
  exported_at: string
  registered_at: string
  terms_accepted_at: string | null
  user: User
  sessions: Omit<UserSession, 'is_current'>[]
  mails: ExportedMail[]
  shopping_lists: ExportedList[]
  participations: ExportedParticipation[]
}

type UserMoments = { registeredAt: Date; termsAcceptedAt: Date | null }
type MailRow = { template: string; recipient: string; language: string; writtenAt: Date; sentAt: Date | null }

async function listMails(database: Queryable, email: string): Promise<ExportedMail[]> {
  const rows = await database.query<MailRow>(
    `select template, recipient, language, created_at as "writtenAt", sent_at as "sentAt"
      from mail_outbox where recipient = $1 order by id`,
    [email],
  )
  return rows.map(({ template, recipient, language, writtenAt, sentAt }) => ({
    about: template,
    to: recipient,
    language,
    written_at: writtenAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  }))
}

export async function exportAccount(
  database: Queryable,
  current: CurrentSession,
  now: Date,
): Promise<AccountExport> {
  const [moments] = await database.query<UserMoments>(
    `select created_at as "registeredAt", terms_accepted_at as "termsAcceptedAt" from users where id = $1`,
    [current.id],
  )
  if (!moments) throw new Error('a user is gone')
  const sessions = await listSessions(database, current, now)
  return {
    exported_at: now.toISOString(),
    registered_at: moments.registeredAt.toISOString(),
    terms_accepted_at: moments.termsAcceptedAt?.toISOString() ?? null,
    user: current.user,
    sessions: sessions.map(({ is_current: _, ...session }) => session),
    mails: await listMails(database, current.user.email),
    shopping_lists: await exportLists(database, current.id),
    participations: await exportParticipations(database, current.id),
  }
}
