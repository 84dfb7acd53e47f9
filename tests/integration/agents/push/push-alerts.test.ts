import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pushIdentity } from '#app/server/agents/push/push-keys.ts'
import { pushPost } from '#app/server/agents/push/push-post.ts'
import { removeWatch } from '#app/server/agents/watches/remove-watch.ts'
import { waitFor } from '#tests/wait-for.ts'
import { describeOnEachDatabase } from '../../databases/databases.ts'
import { at } from '../agent-play.ts'
import { coffee } from '../coffee.ts'
import { pushBrowser, senderOf } from './push-browser.ts'
import { pushPlay } from './push-play.ts'
import { serviceOrigin, startPushService } from './push-service.ts'

// Most of an import's time, for what no alert depends on.
vi.mock('#app/server/search/index/refresh-changes.ts', () => ({ refreshChanges: async () => {} }))

describeOnEachDatabase('§4 price alerts: notifications of price agents', (database) => {
  let service: Awaited<ReturnType<typeof startPushService>>
  const play = pushPlay(database, () => service)
  const { reader, bring, watchCoffee, subscribe, raiseAndPush, waiting } = play

  beforeEach(async () => {
    service = await startPushService()
    for (const table of ['users', 'mail_outbox', 'unmatched_offers', 'import_runs', 'offers']) {
      await database().query(`delete from ${table}`)
    }
  })
  afterEach(() => service.close())

  /** A user who watches coffee, with a browser that hears of it. */
  const hearer = async () => {
    const anna = await reader()
    await watchCoffee(anna)
    return { anna, browser: await subscribe(anna) }
  }
  const devices = async () =>
    (
      await database().query<{ devices: number }>('select count(*)::int as devices from push_subscriptions')
    )[0]?.devices
  const isDueAgain = () => database().query('update push_outbox set next_attempt_at = now()')

  it('an offer is told once, encrypted for the browser (RFC 8291) and signed by us (RFC 8292)', async () => {
    const { browser } = await hearer()
    await bring([coffee])
    await raiseAndPush()
    expect(browser.heard(service.received)).toEqual([
      {
        title: 'Netto: Gevalia, Formalet kaffe 39,95\u00a0kr.',
        body: '400\u00a0g · fredag\u00a020.11 – torsdag\u00a026.11\nDen laveste pris i et år',
        language: 'da',
        tag: expect.stringMatching(/^alerts-\d+$/),
        path: '/dk/pricing-agent',
      },
    ])
    const [delivery] = service.received
    if (!delivery) throw new Error('nothing was sent')
    const { claims, publicKey } = senderOf(delivery)
    expect({ publicKey, claims }).toEqual({
      publicKey: pushIdentity().publicKey,
      claims: { aud: serviceOrigin, exp: expect.any(Number), sub: pushIdentity().subject },
    })
    const hoursLeft = (Number(claims.exp) - Date.now() / 1000) / 3600
    expect(hoursLeft > 0 && hoursLeft <= 24).toBe(true)
    const { ttl, topic, 'content-encoding': encoding } = delivery.headers
    expect({ encoding, topic, isKeptTwoDays: Math.abs(Number(ttl) - 2 * 86_400) < 60 }).toEqual({
      encoding: 'aes128gcm',
      topic: browser.heard(service.received)[0]?.tag,
      isKeptTwoDays: true,
    })
    await raiseAndPush()
    expect([service.received.length, await waiting()]).toEqual([1, []])
  })

  it('all of an import is told in one, however many batches it takes', async () => {
    const { browser } = await hearer()
    const chains = ['Netto', 'Lidl', 'Rema 1000', 'Bilka']
    await bring(chains.map((chain, index) => ({ ...coffee, id: chain, chain, price: 3995 + index * 100 })))
    await raiseAndPush()
    expect(browser.heard(service.received)).toMatchObject([
      {
        title: '4 tilbud på det, du følger',
        body: [
          'Netto: Gevalia, Formalet kaffe 39,95\u00a0kr.',
          'Lidl: Gevalia, Formalet kaffe 40,95\u00a0kr.',
          'Rema 1000: Gevalia, Formalet kaffe 41,95\u00a0kr.',
        ].join('\n'),
      },
    ])
  })

  it('the next import is told anew, and what was not sent yet stays apart from it', async () => {
    const { browser } = await hearer()
    await bring([coffee])
    await play.raise()
    await bring([{ ...coffee, id: 'second', chain: 'Lidl' }])
    await raiseAndPush()
    const heard = browser.heard(service.received)
    expect(heard.map(({ title }) => title.split(':')[0]).sort()).toEqual(['Lidl', 'Netto'])
    expect(new Set(heard.map(({ tag }) => tag)).size).toBe(2)
  })

  it('each user hears of what they watch themselves', async () => {
    const { browser } = await hearer()
    const bo = await reader()
    await play.watch(bo, await play.variantOf('earlier'), [await play.chainOf('Netto')])
    await bring([{ ...coffee, chain: 'Lidl' }])
    const silent = await subscribe(bo)
    await raiseAndPush()
    expect([browser.heard(service.received).length, silent.heard(service.received)]).toEqual([1, []])
    expect(await waiting()).toEqual([])
  })

  it.each([
    ['no', 'NOK', 'kr', 'fredag\u00a020.11 – torsdag\u00a026.11\nLaveste pris på ett år', 'no'],
    ['se', 'SEK', 'kr', 'fredag\u00a020.11 – torsdag\u00a026.11\nLägsta priset på ett år', 'sv'],
    ['fi', 'EUR', '€', 'perjantai\u00a020.11. – torstai\u00a026.11.\nVuoden alin hinta', 'fi'],
  ] as const)(
    'in %s (%s) it is in the language of the country',
    async (country, currency, unit, text, language) => {
      const anna = await reader(country)
      const offer = { ...coffee, country, currency }
      await bring([{ ...offer, id: 'old', startDate: '2026-10-01', endDate: '2026-10-07' }])
      await play.watch(anna, await play.variantOf('old'))
      const browser = await subscribe(anna)
      await bring([offer])
      await raiseAndPush()
      expect(browser.heard(service.received)).toMatchObject([
        {
          title: `Netto: Gevalia, Formalet kaffe 39,95\u00a0${unit}`,
          body: `400\u00a0g · ${text}`,
          language,
          path: `/${country}/pricing-agent`,
        },
      ])
    },
  )

  it('how alerts are mailed changes nothing: without mails, and at once also if they are mailed once a week', async () => {
    const { anna, browser } = await hearer()
    await play.chooseMails(anna, 'never')
    await bring([coffee])
    await raiseAndPush()
    await play.chooseMails(anna, 'weekly')
    await bring([{ ...coffee, id: 'second', chain: 'Lidl' }])
    await raiseAndPush()
    expect(browser.heard(service.received)).toHaveLength(2)
  })

  it('what was stopped or has ended before it is sent is not told', async () => {
    const { anna } = await hearer()
    await bring([coffee])
    await play.raise()
    await removeWatch(database(), anna.id, await play.variantOf())
    await play.send()
    const { browser } = await hearer()
    await bring([{ ...coffee, id: 'second' }])
    await play.raise()
    await play.send(at('2026-11-27'))
    expect([browser.heard(service.received), service.received, await waiting()]).toEqual([[], [], []])
  })

  it('a message whose answer is lost is sent again, and takes the place of the first', async () => {
    const { browser } = await hearer()
    await bring([coffee])
    service.answers(() => ({ status: 502 }))
    await raiseAndPush()
    expect(await waiting()).toEqual([{ held: false, attempts: 1, error: 'the push service answered 502' }])
    await play.send()
    expect(service.received).toHaveLength(1)
    service.answers(() => ({ status: 201 }))
    await isDueAgain()
    await play.send()
    const [first, second] = browser.heard(service.received)
    expect(second).toEqual(first)
    expect(new Set(service.received.map(({ headers }) => headers.topic)).size).toBe(1)
    expect(await waiting()).toEqual([])
  })

  it('RFC 8030: a service that is asked too often is asked again when it says so', async () => {
    await hearer()
    await bring([coffee])
    service.answers(() => ({ status: 429, headers: { 'retry-after': '7200' } }))
    await raiseAndPush()
    const [row] = await database().query<{ seconds: number }>(
      'select round(extract(epoch from next_attempt_at - now()))::int as seconds from push_outbox',
    )
    expect(Math.abs((row?.seconds ?? 0) - 7200)).toBeLessThan(60)
  })

  it.each([404, 410])('a device that its service answers %i for is removed, and no other', async (status) => {
    const { anna } = await hearer()
    const { browser } = await hearer()
    const [gone] = await database().query<{ endpoint: string }>(
      'select endpoint from push_subscriptions where user_id = $1',
      [anna.id],
    )
    const path = new URL(gone?.endpoint ?? '').pathname
    service.answers((delivery) => ({ status: delivery.path === path ? status : 201 }))
    await bring([coffee])
    await raiseAndPush()
    expect([browser.heard(service.received).length, await devices(), await waiting()]).toEqual([1, 1, []])
  })

  it('what could not be sent for two days is given up', async () => {
    await hearer()
    await bring([coffee])
    await play.raise()
    await database().query(`update push_outbox set useful_until = now() - interval '1 second'`)
    await play.send()
    expect([service.received, await waiting()]).toEqual([[], []])
  })

  it('a device that was removed, or whose session has ended, is not told what was found before', async () => {
    const { anna } = await hearer()
    await bring([coffee])
    await play.raise()
    await database().query('delete from sessions where user_id = $1', [anna.id])
    await play.send()
    expect([service.received, await devices(), await waiting()]).toEqual([[], 0, []])
  })

  it('a user whose email is not verified any more hears nothing', async () => {
    const { anna } = await hearer()
    await database().query('update users set email_verified_at = null where id = $1', [anna.id])
    await bring([coffee])
    await raiseAndPush()
    expect([service.received, await waiting()]).toEqual([[], []])
  })

  it('two senders at a time send each once', async () => {
    await Promise.all([hearer(), hearer(), hearer()])
    await bring([coffee])
    await play.raise()
    await Promise.all([play.send(), play.send()])
    expect(service.received).toHaveLength(3)
  })

  it('a process that dies after it has sent: the next sends the same again, and nobody takes it meanwhile', async () => {
    const { browser } = await hearer()
    await bring([coffee])
    await play.raise()
    service.answers(() => undefined)
    const dying = play.send()
    await waitFor(() => expect(service.received).toHaveLength(1))
    await play.send()
    expect(service.received).toHaveLength(1)
    service.answers(() => ({ status: 201 }))
    await play.startAgain()
    await play.send()
    const [first, second] = browser.heard(service.received)
    expect([second, service.received.length, await waiting()]).toEqual([first, 2, []])
    service.close()
    await dying
  })

  it('never a private network: the connection is refused, whatever the address says', async () => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254']) {
      const { keys } = pushBrowser().subscription
      const device = { endpoint: `https://${host}:${service.port}/`, ...keys }
      const sending = pushPost()({ device, payload: 'x', topic: 'x', seconds: 1 })
      await expect(sending).rejects.toThrow(/is not allowed/)
    }
  })
})
