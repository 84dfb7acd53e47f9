import { eq } from 'drizzle-orm'
import type { MailSettings } from '#app/domain/agents/mail-choice.ts'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/accounts.ts'
import { priceAgents } from '../db/schema/agents.ts'
import { releaseHeldMailTo } from '../mail/held-mail.ts'
import { mailWaits } from '../mail/queue-mail.ts'
import { agentMissing } from './answer-agent.ts'
import { beforeMatching } from './watches/match-lock.ts'
import { nextWeeklyMail } from './weekly/next-weekly-mail.ts'

type Settings = Omit<MailSettings, 'shoppingDay'> & { shoppingDay?: number | undefined }

/**
 * Sets how the alerts of a user's agent are mailed; the page shows them either way. What was collected for the mail of
 * the week is sent when another way is chosen, and given up when no mails are wanted.
 * @throws Refused 404 if the user has no agent.
 */
export async function setMails(
  database: Database,
  userId: string,
  { settings: { mails, shoppingDay }, now }: { settings: Settings; now: Date },
): Promise<void> {
  await database.transaction(async (tx) => {
    // A matching that still reads the old choice would add to a mail that nobody releases.
    await tx.query(beforeMatching)
    const [agent] = await tx.orm
      .select({
        id: priceAgents.id,
        kept: priceAgents.shoppingDay,
        country: users.countryRegisteredTo,
        email: users.email,
      })
      .from(priceAgents)
      .innerJoin(users, eq(users.id, priceAgents.userId))
      .where(eq(priceAgents.userId, userId))
      .for('update', { of: priceAgents })
    if (!agent) throw agentMissing()
    const day = shoppingDay ?? agent.kept
    const weeklyAt = mails === 'weekly' ? nextWeeklyMail(agent.country, day, now) : null
    await tx.orm
      .update(priceAgents)
      .set({ mails, shoppingDay: day, weeklyAt })
      .where(eq(priceAgents.id, agent.id))
    if (mails !== 'weekly')
      await releaseHeldMailTo(tx, 'weekly-alerts', { recipients: [agent.email], data: {} })
  })
  mailWaits()
}
