import { expect, it } from 'vitest'
import { raiseAlerts } from '#app/server/agents/alerts/raise-alerts.ts'
import { completeAlertMail } from '#app/server/agents/mails/complete-alert-mail.ts'
import type { Message } from '#app/server/mail/mail.ts'
import { sendDueMail } from '#app/server/mail/send-due-mail.ts'
import { writeMail } from '#app/server/mail/write/write-mail.tsx'
import { browser } from '../accounts/served-accounts.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { offered, servedAgents } from './served-agents.ts'

const now = new Date('2026-11-21T12:00:00Z')
const signal = new AbortController().signal

describeOnEachDatabase('The links of a mail of alerts', (database) => {
  const { url, watcher } = servedAgents(database)

  let price = 1000
  /** A user who was mailed of an offer on coffee and one on tea. */
  const mailed = async (fields?: Record<string, unknown>) => {
    const anna = await watcher(fields)
    const products = await offered(database(), [
      { name: 'Kaffe', start: '2026-11-01', end: '2026-11-02' },
      { name: 'Te', start: '2026-11-01', end: '2026-11-02' },
    ])
    for (const { variantId: product_id } of products) {
      await anna.post('/api/price-agent/add-product/', { product_id, chain_ids: [0] })
    }
    // Each time at another price: the same offer under a new id is no news.
    price += 1
    const fresh = await offered(database(), [
      { name: 'Kaffe', price },
      { name: 'Te', price },
    ])
    await database().query(
      `insert into unmatched_offers (country, due_on, offer_id, run)
        select country, start_date, id, 0 from offers where id = any($1)`,
      [fresh.map(({ offerId }) => offerId)],
    )
    await raiseAlerts(database(), { now, signal })
    const sent: Message[] = []
    await sendDueMail(database(), {
      post: { concurrency: 1, send: async (message) => void sent.push(message), close: () => {} },
      write: writeMail,
      complete: (mail) => completeAlertMail(database(), mail, now),
      signal,
    })
    const mail = sent.find(({ to, unsubscribeUrl }) => to.address === anna.email && unsubscribeUrl)
    if (!mail) throw new Error('there is no mail')
    const links = mail.text.match(/http\S+\/api\/price-agent\/stop\/\S+/g) ?? []
    return { anna, mail, links: links.map((link) => new URL(link).pathname) }
  }
  const watched = async ({ anna }: Awaited<ReturnType<typeof mailed>>) => {
    const { items } = (await anna.get('/api/price-agent/get/')).data
    return items.map(
      ({ product }: { product: { productName: { productName: string } } }) => product.productName.productName,
    )
  }
  const stranger = () => browser(url())
  const textOf = (html: string) =>
    html
      .replace(/<[^>]*>/g, '\n')
      .replace(/\n+/g, '\n')
      .trim()

  it('there is one for each watch, and one for all mails, which the header names too (RFC 8058)', async () => {
    const { mail, links } = await mailed()
    expect(links).toHaveLength(3)
    expect(new URL(mail.unsubscribeUrl ?? '').pathname).toBe(links[2])
  })

  it('§4 price alerts: opening one asks, and stops nothing, since mail programs open links too', async () => {
    const sent = await mailed()
    const { status, data, headers } = await stranger().get(sent.links[0] ?? '')
    expect({ status, type: headers['content-type'], keep: headers['cache-control'] }).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
      keep: 'no-store',
    })
    expect(textOf(data)).toContain('Vil du stoppe med at følge Kaffe?')
    expect(await watched(sent)).toEqual(['Te', 'Kaffe'])
  })

  it('§4 price alerts: its button stops the watch without a login, again and again', async () => {
    const sent = await mailed()
    for (const _ of [1, 2]) {
      const { status, data } = await stranger().post(sent.links[0] ?? '')
      expect({ status, says: textOf(data).includes('Du følger ikke længere varen') }).toEqual({
        status: 200,
        says: true,
      })
      expect(await watched(sent)).toEqual(['Te'])
    }
    expect(textOf((await stranger().get(sent.links[0] ?? '')).data)).toContain('Du følger ikke længere varen')
  })

  it('RFC 8058: one click of the mail program ends the mails, and the watches stay', async () => {
    const sent = await mailed()
    const { pathname } = new URL(sent.mail.unsubscribeUrl ?? '')
    const asked = await stranger().get(pathname)
    expect(textOf(asked.data)).toContain('Vil du stoppe mails fra din prisagent?')
    const { status } = await stranger().post(pathname, 'List-Unsubscribe=One-Click', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(status).toBe(200)
    expect(await watched(sent)).toEqual(['Te', 'Kaffe'])
    expect(
      await database().query(
        'select mails from price_agents a join users u on u.id = a.user_id where email = $1',
        [sent.anna.email],
      ),
    ).toEqual([{ mails: 'never' }])
  })

  it.each([
    ['no', '0150', 'Vil du slutte å følge Kaffe?'],
    ['se', '111 22', 'Vill du sluta bevaka Kaffe?'],
    ['fi', '00100', 'Lopetetaanko tuotteen Kaffe seuraaminen?'],
  ])('a user in %s is asked in their language', async (country, postal_code, question) => {
    const { links } = await mailed({ country_registered_to: country, postal_code })
    expect(textOf((await stranger().get(links[0] ?? '')).data)).toContain(question)
  })

  it('a link that is changed, of another agent or of a deleted account is 404 and stops nothing', async () => {
    const [sent, other] = [await mailed(), await mailed()]
    const path = sent.links[0] ?? ''
    const token = path.split('/').at(-1) ?? ''
    const [agent = '', watch = '', signature = ''] = token.split('.')
    const [otherAgent = '', otherWatch = ''] = (other.links[0] ?? '').split('/').at(-1)?.split('.') ?? []
    const forged = [
      [agent, otherWatch, signature],
      [otherAgent, otherWatch, signature],
      [agent, 'mails', signature],
      [agent, watch, signature.replace(/./, (first) => (first === 'x' ? 'y' : 'x'))],
      [agent, watch],
      ['x'],
    ]
    for (const parts of forged) {
      const { status } = await stranger().post(path.replace(token, parts.join('.')))
      expect({ parts, status }).toEqual({ parts, status: 404 })
    }
    expect([await watched(sent), await watched(other)]).toEqual([
      ['Te', 'Kaffe'],
      ['Te', 'Kaffe'],
    ])
    await sent.anna.delete('/api/user', { data: { password: 'smør på brødet' } })
    expect((await stranger().post(path)).status).toBe(404)
  })
})
