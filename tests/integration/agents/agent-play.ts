import type { MailChoice } from '#app/domain/agents/mail-choice.ts'
import { raiseAlerts } from '#app/server/agents/alerts/raise-alerts.ts'
import { createAgent } from '#app/server/agents/create-agent.ts'
import { completeAlertMail } from '#app/server/agents/mails/complete-alert-mail.ts'
import { setMails } from '#app/server/agents/set-mails.ts'
import { addWatch } from '#app/server/agents/watches/write-watch.ts'
import { sendWeeklyMails } from '#app/server/agents/weekly/send-weekly-mails.ts'
import type { Database } from '#app/server/db/database.ts'
import { importOffers } from '#app/server/import/import-offers.ts'
import type { OfferInput } from '#app/server/import/offer/check-offer.ts'
import type { Message } from '#app/server/mail/mail.ts'
import { sendDueMail } from '#app/server/mail/send-due-mail.ts'
import { writeMail } from '#app/server/mail/write/write-mail.tsx'
import { signedIn } from '../accounts/signed-in.ts'
import { rowsOf } from '../import/rows-of.ts'
import { coffee, now } from './coffee.ts'

/** A day and an hour of tests, in UTC. */
export const at = (day: string, time = '12:00:00') => new Date(`${day}T${time}Z`)

/** A user with a price agent. */
export type Reader = { id: string; email: string }

const signal = new AbortController().signal

/** What the tests of alerts do with the database of their suite. */
export function agentPlay(database: () => Database) {
  const reader = async (country = 'dk'): Promise<Reader> => {
    const { id } = await signedIn(database())
    await database().query('update users set country_registered_to = $2 where id = $1', [id, country])
    await createAgent(database(), id, now)
    return { id, email: `${id}@example.org` }
  }
  const bring = (offers: readonly OfferInput[], options: { now?: Date; signal?: AbortSignal } = {}) =>
    importOffers(database(), [rowsOf(offers)], { now, ...options })
  const variantOf = async (id = 'coffee'): Promise<number> => {
    const [row] = await database().query<{ variant: number }>(
      'select variant_id as variant from offers where external_id = $1',
      [id],
    )
    if (!row) throw new Error(`there is no offer ${id}`)
    return row.variant
  }
  const chainOf = async (name: string): Promise<number> => {
    const [row] = await database().query<{ id: number }>('select id from chains where name = $1', [name])
    if (!row) throw new Error(`there is no chain ${name}`)
    return row.id
  }
  const watch = ({ id: userId }: Reader, product_id: number, chain_ids = [0], moment = now) =>
    addWatch(database(), { userId, now: moment, product_id, chain_ids, error_message_language: undefined })
  /** Watches coffee, which is offered now and again. */
  const watchCoffee = async (user: Reader, chain_ids = [0]) => {
    await bring([{ ...coffee, id: 'earlier', startDate: '2026-10-01', endDate: '2026-10-07' }])
    return watch(user, await variantOf('earlier'), chain_ids)
  }
  const raise = async (moment = now) => {
    await raiseAlerts(database(), { now: moment, signal })
    await sendWeeklyMails(database(), { now: moment, signal })
  }
  const chooseMails = (
    { id }: Reader,
    mails: MailChoice,
    options: { shoppingDay?: number; moment?: Date } = {},
  ) =>
    setMails(database(), id, {
      settings: { mails, shoppingDay: options.shoppingDay },
      now: options.moment ?? now,
    })
  /** The alerts of a user, as the offer's id and whether it is mailed. */
  const alertsOf = async ({ id }: Reader): Promise<[string, 'mailed' | 'shown'][]> => {
    const rows = await database().query<{ offer: string; mailed: boolean }>(
      `select o.external_id as offer, l.mail_id is not null as mailed
       from price_agent_alerts l join price_agents a on a.id = l.agent_id join offers o on o.id = l.offer_id
       where a.user_id = $1 order by 1`,
      [id],
    )
    return rows.map(({ offer, mailed }) => [offer, mailed ? 'mailed' : 'shown'])
  }
  /** Sends what is due. @returns the mails, in the order in which they were written. */
  const send = async (moment = now): Promise<Message[]> => {
    const sent: Message[] = []
    await sendDueMail(database(), {
      post: { concurrency: 1, send: async (message) => void sent.push(message), close: () => {} },
      write: writeMail,
      complete: (mail) => completeAlertMail(database(), mail, moment),
      signal,
    })
    return sent
  }
  const raiseAndSend = async (moment = now): Promise<Message[]> => {
    await raise(moment)
    return send(moment)
  }
  return {
    reader,
    bring,
    variantOf,
    chainOf,
    watch,
    watchCoffee,
    chooseMails,
    raise,
    alertsOf,
    send,
    raiseAndSend,
  }
}
