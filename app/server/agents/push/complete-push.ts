import type { PushMessage } from '#app/domain/agents/push-message.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import { languageOfCountry } from '#app/domain/locale/locales.ts'
import { hasEnded } from '#app/domain/offers/offer-period.ts'
import type { Queryable } from '../../db/database.ts'
import { inOrderOfMails, told, toldBy } from '../mails/told-offers.ts'
import type { TakenPush } from './push-outbox.ts'
import { writeNotification } from './write-notification.ts'

const toldOffers = toldBy('g.user_id = $1 and a.offer_id = any($2::bigint[])', inOrderOfMails)

/**
 * What a notification says, as it is when it is sent: offers that have ended and watches that were stopped meanwhile are
 * left out.
 * @returns undefined if nothing is left to tell.
 */
export async function completePush(
  database: Queryable,
  { id, userId, offerIds, country }: TakenPush,
  now: Date,
): Promise<PushMessage | undefined> {
  const rows = await database.query(toldOffers, [userId, offerIds])
  const [first, ...others] = rows.filter((row) => !hasEnded(row, dayIn(row.country, now))).map(told)
  if (!first) return undefined
  return {
    ...(await writeNotification([first, ...others], country)),
    language: languageOfCountry(country),
    tag: `alerts-${id}`,
    path: `/${country}/pricing-agent`,
  }
}
