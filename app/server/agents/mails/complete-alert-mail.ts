import { type Day, dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { hasEnded } from '#app/domain/offers/offer-period.ts'
import type { Queryable } from '../../db/database.ts'
import type { ToldOffer } from '../../mail/mail.ts'
import type { TakenMail } from '../../mail/outbox.ts'
import { stopLink } from './stop-link.ts'
import { appAddress, inOrderOfMails, told, toldBy } from './told-offers.ts'

/** Longer mails are cut off by some inboxes. */
const mostTold = 40

const toldOffers = toldBy(
  "g.user_id = (select id from users where email = $2) and g.mails <> 'never' and a.mail_id = $1",
  inOrderOfMails,
)

/**
 * Adds to a mail of alerts what it tells, as it is when the mail is sent: offers that have ended and watches that were
 * stopped meanwhile are left out, and all of them if the user wants no mails any more. Other mails stay as they are.
 * @returns undefined if nothing is left to tell.
 */
export async function completeAlertMail(
  database: Queryable,
  mail: TakenMail,
  now: Date,
): Promise<TakenMail | undefined> {
  const { input } = mail
  if (input.template !== 'price-alerts' && input.template !== 'weekly-alerts') return mail
  const rows = await database.query(toldOffers, [mail.id, mail.recipient])
  // What ends before the day of shopping is of no use in the mail of the week.
  const shoppingDay = (input.data as { shopping_day?: Day }).shopping_day ?? ''
  const firstDay = (country: Country) => [dayIn(country, now), shoppingDay].reduce((a, b) => (a > b ? a : b))
  const current = rows.filter((row) => !hasEnded(row, firstDay(row.country)))
  const [first, ...others] = current.slice(0, mostTold)
  if (!first) return undefined
  const stopUrl = stopLink({ agentId: first.agentId, watchId: null }, first.userId)
  const url = appAddress(`/${input.country}/pricing-agent`)
  const more = current.length - others.length - 1
  const data = {
    alerts: [told(first), ...others.map(told)] as [ToldOffer, ...ToldOffer[]],
    more,
    url,
    stopUrl,
  }
  return { ...mail, unsubscribeUrl: stopUrl, input: { ...input, data } }
}
