import type { Queryable } from '../db/database.ts'
import { number, statement } from '../db/statement.ts'

/** How long a mail that was held is worth sending. */
const usefulDays = 7

/** The templates of which mails are held. */
type HeldTemplate = 'price-alerts' | 'weekly-alerts'

const releasing = (which: string, more = '') => `
update mail_outbox set is_held = false, due_at = now(), next_attempt_at = now(), useful_until = now() + interval '${usefulDays} days'${more}
where ${which}
returning id`

const released = statement(
  { id: number() },
  releasing(`id in (select id from mail_outbox where template = $1 and is_held limit $2)`),
)

const releasedOfReaders = statement(
  { id: number() },
  releasing(`template = $1 and is_held and recipient = any($2::text[])`, `, data = $3::jsonb`),
)

/**
 * Lets mails of a template go that were held until all that they tell was known. Call `mailWaits` after the commit.
 * @param most how many at a time.
 * @returns how many went.
 */
export async function releaseHeldMail(tx: Queryable, template: HeldTemplate, most: number): Promise<number> {
  return (await tx.query(released, [template, most])).length
}

/**
 * Lets the held mails of some readers go. Call `mailWaits` after the commit.
 * @param data what their template is given besides.
 * @returns how many went.
 */
export async function releaseHeldMailTo(
  tx: Queryable,
  template: HeldTemplate,
  { recipients, data }: { recipients: readonly string[]; data: object },
): Promise<number> {
  return (await tx.query(releasedOfReaders, [template, recipients, JSON.stringify(data)])).length
}
