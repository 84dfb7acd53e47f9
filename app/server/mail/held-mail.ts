import type { Queryable } from '../db/database.ts'
import { number, statement } from '../db/statement.ts'

/** How long a mail that was held is worth sending. */
const usefulDays = 7

const released = statement(
  { id: number() },
  `
update mail_outbox set is_held = false, next_attempt_at = now(), useful_until = now() + interval '${usefulDays} days'
where id in (select id from mail_outbox where is_held limit $1)
returning id`,
)

/**
 * Lets mails go that were held until all that they tell was known. Call `mailWaits` after the commit.
 * @param most how many at a time.
 * @returns how many went.
 */
export async function releaseHeldMail(tx: Queryable, most: number): Promise<number> {
  return (await tx.query(released, [most])).length
}
