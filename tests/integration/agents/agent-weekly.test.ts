import { beforeEach, expect, it, vi } from 'vitest'
import { openStop, stopNow } from '#app/server/agents/mails/stop.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { agentPlay, at, type Reader } from './agent-play.ts'
import { coffee, now } from './coffee.ts'

// Most of an import's time, for what no alert depends on.
vi.mock('#app/server/search/index/refresh-changes.ts', () => ({ refreshChanges: async () => {} }))

// 21 November 2026, `now`, is a Saturday: the mail before the next one goes on Friday 27 at 15 UTC.
const [before, friday] = [at('2026-11-27', '14:59:59'), at('2026-11-27', '15:00:00')]
const lasting = { ...coffee, endDate: '2026-11-30' }

describeOnEachDatabase('§4 price alerts: one mail a week', (database) => {
  const play = agentPlay(database)
  const { reader, bring, watchCoffee, chooseMails, raiseAndSend, alertsOf } = play

  beforeEach(async () => {
    for (const table of ['users', 'mail_outbox', 'unmatched_offers', 'import_runs', 'offers']) {
      await database().query(`delete from ${table}`)
    }
  })

  const weeklyReader = async (country?: string): Promise<Reader> => {
    const anna = await reader(country)
    await chooseMails(anna, 'weekly')
    await watchCoffee(anna)
    return anna
  }
  const toldBy = async (moment: Date) => {
    const mails = await raiseAndSend(moment)
    return mails.map(({ subject, text }) => [subject, text.match(/^\S*: \d+,\d\d/gm)])
  }
  const heldMails = () => database().query(`select 1 from mail_outbox where is_held`)

  it('everything of a week is told in one mail, the day before the day of shopping at 16, and once', async () => {
    const anna = await weeklyReader()
    await bring([lasting])
    expect(await raiseAndSend()).toEqual([])
    await bring([{ ...lasting, id: 'second', chain: 'Lidl', price: 3495 }], { now: at('2026-11-24') })
    expect(await raiseAndSend(at('2026-11-24'))).toEqual([])
    expect(await toldBy(before)).toEqual([])
    expect(await toldBy(friday)).toEqual([
      ['Før du handler: 2 tilbud på det, du følger', ['Lidl: 34,95', 'Netto: 39,95']],
    ])
    expect(await alertsOf(anna)).toEqual([
      ['coffee', 'mailed'],
      ['second', 'mailed'],
    ])
    expect(await toldBy(at('2026-11-28'))).toEqual([])
    expect(await toldBy(at('2026-12-04', '16:00:00'))).toEqual([])
  })

  it('what begins on the day of shopping is told the day before, and not again when it begins', async () => {
    await weeklyReader()
    await bring([
      { ...coffee, startDate: '2026-11-28', endDate: '2026-12-04' },
      { ...coffee, id: 'later', startDate: '2026-11-29', endDate: '2026-12-04', chain: 'Lidl' },
    ])
    expect(await toldBy(friday)).toEqual([['Før du handler: 1 tilbud på det, du følger', ['Netto: 39,95']]])
    expect(await toldBy(at('2026-11-28'))).toEqual([])
    expect(await toldBy(at('2026-12-04', '14:00:00'))).toEqual([])
    expect(
      await alertsOf((await database().query<Reader>('select id, email from users'))[0] as Reader),
    ).toEqual([
      ['coffee', 'mailed'],
      ['later', 'mailed'],
    ])
  })

  it('what ends before the day of shopping is left out, and a mail with nothing in it is not sent', async () => {
    await weeklyReader()
    await bring([{ ...coffee, endDate: '2026-11-27' }])
    expect(await toldBy(friday)).toEqual([])
    expect(await heldMails()).toEqual([])
    expect(await database().query('select given_up_at is not null as given from mail_outbox')).toEqual([
      { given: true },
    ])
  })

  it('a week without offers sends no mail', async () => {
    await weeklyReader()
    expect(await toldBy(friday)).toEqual([])
    expect(await database().query('select 1 from mail_outbox')).toEqual([])
  })

  it('a server that was down at 16 sends it when it is up again', async () => {
    await weeklyReader()
    await bring([lasting])
    expect(await toldBy(at('2026-11-28', '06:00:00'))).toHaveLength(1)
    expect(await toldBy(at('2026-11-28', '07:00:00'))).toEqual([])
  })

  it('two runs at the same moment send it once', async () => {
    await weeklyReader()
    await bring([lasting])
    await play.raise(before)
    await Promise.all([play.raise(friday), play.raise(friday)])
    expect(await play.send(friday)).toHaveLength(1)
  })

  it('who chooses another way gets at once what was collected, or nothing', async () => {
    const [anna, bo] = [await weeklyReader(), await weeklyReader()]
    await bring([lasting])
    expect(await raiseAndSend()).toEqual([])
    await chooseMails(anna, 'at-once')
    await chooseMails(bo, 'never')
    const mails = await raiseAndSend()
    expect(mails.map(({ to }) => to.address)).toEqual([anna.email])
    expect([await heldMails(), await toldBy(friday)]).toEqual([[], []])
  })

  it('RFC 8058: one click of the mail program ends it too', async () => {
    await weeklyReader()
    await bring([lasting])
    const [mail] = await raiseAndSend(friday)
    const stop = await openStop(database(), mail?.unsubscribeUrl?.split('/').at(-1) ?? '')
    if (!stop) throw new Error('the link is not ours')
    await stopNow(database(), stop, friday)
    expect(await database().query('select mails, weekly_at as at from price_agents')).toEqual([
      { mails: 'never', at: null },
    ])
  })

  it.each([
    ['no', 'NOK', 'Før du handler: 1 tilbud på det du følger', '15:00:00'],
    ['se', 'SEK', 'Innan du handlar: 1 erbjudande på det du bevakar', '15:00:00'],
    ['fi', 'EUR', 'Ennen kauppareissua: 1 tarjous seuraamistasi tuotteista', '14:00:00'],
  ] as const)(
    'in %s (%s) it is in the language of the country, at 16 there',
    async (country, currency, subject, time) => {
      const anna = await reader(country)
      await chooseMails(anna, 'weekly')
      const offer = { ...lasting, country, currency }
      await bring([{ ...offer, id: 'old', startDate: '2026-10-01', endDate: '2026-10-07' }])
      await play.watch(anna, await play.variantOf('old'))
      await bring([offer])
      expect(await raiseAndSend(new Date(at('2026-11-27', time).getTime() - 1000))).toEqual([])
      expect((await raiseAndSend(at('2026-11-27', time))).map((mail) => mail.subject)).toEqual([subject])
      expect(now < friday).toBe(true)
    },
  )
})
