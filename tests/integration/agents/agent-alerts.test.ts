import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setMails } from '#app/server/agents/set-mails.ts'
import { removeWatch } from '#app/server/agents/watches/remove-watch.ts'
import { updateWatch } from '#app/server/agents/watches/write-watch.ts'
import { backUp } from '#app/server/backup/back-up.ts'
import { restore } from '#app/server/backup/restore.ts'
import type { Database } from '#app/server/db/database.ts'
import { describeOnEachDatabase, openTestPglite } from '../databases/databases.ts'
import { agentPlay, at } from './agent-play.ts'
import { coffee, now } from './coffee.ts'

// Most of an import's time, for what no alert depends on.
vi.mock('#app/server/search/index/refresh-changes.ts', () => ({ refreshChanges: async () => {} }))

describeOnEachDatabase('Alerts of price agents', (database) => {
  const play = agentPlay(database)
  const { reader, bring, variantOf, chainOf, watch, watchCoffee, raise, alertsOf, send, raiseAndSend } = play

  // Truncating tables would take longer than the tests.
  beforeEach(async () => {
    for (const table of ['users', 'mail_outbox', 'unmatched_offers', 'import_runs', 'offers']) {
      await database().query(`delete from ${table}`)
    }
  })

  describe('§4 price alerts: an alert is raised when an offer is imported or begins', () => {
    it('an offer that is imported is told of once, in one mail', async () => {
      const anna = await reader()
      await watchCoffee(anna)
      await bring([coffee])
      const mails = await raiseAndSend()
      expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
        [anna.email, 'Gevalia, Formalet kaffe er på tilbud hos Netto'],
      ])
      expect(await alertsOf(anna)).toEqual([['coffee', 'mailed']])
      expect(await raiseAndSend()).toEqual([])
    })

    it('one that is live when the watch is added is shown in the page, and never mailed', async () => {
      const anna = await reader()
      await bring([coffee])
      await watch(anna, await variantOf())
      expect(await alertsOf(anna)).toEqual([['coffee', 'shown']])
      expect(await raiseAndSend()).toEqual([])
      expect(await alertsOf(anna)).toEqual([['coffee', 'shown']])
    })

    it('one that begins later is told of on its first day, also by a watch that was added meanwhile', async () => {
      const [anna, bo] = [await reader(), await reader()]
      await watchCoffee(anna)
      await bring([{ ...coffee, startDate: '2026-11-27', endDate: '2026-12-03' }])
      await watch(bo, await variantOf())
      expect(await raiseAndSend(at('2026-11-26', '22:59:59'))).toEqual([])
      expect([await alertsOf(anna), await alertsOf(bo)]).toEqual([[], []])
      const mails = await raiseAndSend(at('2026-11-26', '23:00:00'))
      expect(mails.map(({ to }) => to.address).sort()).toEqual([anna.email, bo.email].sort())
      expect(await raiseAndSend(at('2026-11-27'))).toEqual([])
    })

    it.each([
      ['dk', 'DKK', '2026-03-28', '23:00:00', '2026-03-29'],
      ['fi', 'EUR', '2026-03-28', '22:00:00', '2026-03-29'],
      ['no', 'NOK', '2026-10-24', '22:00:00', '2026-10-25'],
      ['fi', 'EUR', '2026-10-24', '21:00:00', '2026-10-25'],
      ['se', 'SEK', '2026-03-29', '22:00:00', '2026-03-30'],
    ] as const)(
      'in %s (%s) the clock is changed: at %s %s UTC the day is %s',
      async (country, currency, day, time, startDate) => {
        const anna = await reader(country)
        const offer = { ...coffee, country, currency, startDate, endDate: '2026-12-31' }
        const before = at('2026-01-15')
        await bring([{ ...offer, id: 'old', startDate: '2026-01-01', endDate: '2026-01-07' }, offer], {
          now: before,
        })
        await watch(anna, await variantOf(), [0], before)
        await raise(new Date(at(day, time).getTime() - 1))
        expect(await alertsOf(anna)).toEqual([])
        await raise(at(day, time))
        expect(await alertsOf(anna)).toEqual([['coffee', 'mailed']])
      },
    )

    it('one that has ended before it could be told of is not told of', async () => {
      const anna = await reader()
      await watchCoffee(anna)
      await bring([coffee])
      expect(await raiseAndSend(at('2026-11-27'))).toEqual([])
      expect(await alertsOf(anna)).toEqual([])
    })

    it('an offer that is withdrawn from the feed stays told of, and is not told of anew when it is back', async () => {
      const anna = await reader()
      await watchCoffee(anna)
      await bring([coffee])
      await raiseAndSend()
      await bring([{ ...coffee, id: 'tea', name: 'Te' }])
      expect(await raiseAndSend()).toEqual([])
      await bring([coffee])
      expect(await raiseAndSend()).toEqual([])
      expect(await alertsOf(anna)).toEqual([['coffee', 'mailed']])
    })
  })

  describe('§4 price alerts: once ever', () => {
    it('not after the same import again', async () => {
      const anna = await reader()
      await watchCoffee(anna)
      await bring([coffee])
      await bring([coffee])
      expect(await raiseAndSend()).toHaveLength(1)
      await bring([coffee])
      expect(await raiseAndSend()).toEqual([])
    })

    it('not after a new price in place', async () => {
      const anna = await reader()
      await watchCoffee(anna)
      await bring([coffee])
      await raiseAndSend()
      await bring([{ ...coffee, price: 2995 }])
      expect(await raiseAndSend()).toEqual([])
    })

    it('not after other days in place: put off before it began, told of on the new day alone', async () => {
      const anna = await reader()
      await watchCoffee(anna)
      await bring([{ ...coffee, startDate: '2026-11-24' }])
      await bring([{ ...coffee, startDate: '2026-11-25' }])
      expect(await raiseAndSend(at('2026-11-24'))).toEqual([])
      expect(await raiseAndSend(at('2026-11-25'))).toHaveLength(1)
      await bring([{ ...coffee, startDate: '2026-11-25', endDate: '2026-12-10' }], { now: at('2026-11-25') })
      expect(await raiseAndSend(at('2026-11-26'))).toEqual([])
    })

    it('an offer that is brought forward is told of on its earlier day', async () => {
      const anna = await reader()
      await watchCoffee(anna)
      await bring([{ ...coffee, startDate: '2026-11-25' }])
      await bring([{ ...coffee, startDate: '2026-11-22' }])
      expect(await raiseAndSend(at('2026-11-22'))).toHaveLength(1)
      expect(await raiseAndSend(at('2026-11-25'))).toEqual([])
    })

    it('not if its product becomes another that the user watches too', async () => {
      const anna = await reader()
      await bring([
        { ...coffee, id: 'a', startDate: '2026-10-01', endDate: '2026-10-07' },
        { ...coffee, id: 'b', name: 'Espresso', startDate: '2026-10-01', endDate: '2026-10-07' },
      ])
      await watch(anna, await variantOf('a'))
      await watch(anna, await variantOf('b'))
      await bring([coffee])
      await raiseAndSend()
      await bring([{ ...coffee, name: 'Espresso' }])
      expect(await raiseAndSend()).toEqual([])
      expect(await alertsOf(anna)).toEqual([['coffee', 'mailed']])
    })

    it('an offer whose product is corrected is told to who watches the right one, and to nobody twice', async () => {
      const [anna, bo] = [await reader(), await reader()]
      await watchCoffee(anna)
      await bring([{ ...coffee, id: 'b', name: 'Espresso', startDate: '2026-10-01', endDate: '2026-10-07' }])
      await watch(bo, await variantOf('b'))
      await bring([coffee])
      await raiseAndSend()
      await bring([{ ...coffee, name: 'Espresso' }])
      expect((await raiseAndSend()).map(({ to }) => to.address)).toEqual([bo.email])
      await bring([coffee])
      expect(await raiseAndSend()).toEqual([])
    })

    it('not after the watch is removed and added again', async () => {
      const anna = await reader()
      await watchCoffee(anna)
      await bring([coffee])
      await raiseAndSend()
      await removeWatch(database(), anna.id, await variantOf())
      await watch(anna, await variantOf())
      expect(await raiseAndSend()).toEqual([])
    })

    it('not by several processes at once', async () => {
      const readers = await Promise.all(Array.from({ length: 5 }, () => reader()))
      for (const each of readers) await watchCoffee(each)
      await bring(Array.from({ length: 300 }, (_, number) => ({ ...coffee, id: `${number}` })))
      await Promise.all([raise(), raise(), raise()])
      for (const each of readers) expect(await alertsOf(each)).toHaveLength(300)
      const mails = await send()
      expect(mails.map(({ to }) => to.address).sort()).toEqual(readers.map(({ email }) => email).sort())
    })
  })

  describe('§4 price alerts: one mail for the alerts of an import run', () => {
    it('two chains on the same day are two offers in one mail, the cheaper first', async () => {
      const anna = await reader()
      await watchCoffee(anna)
      await bring([coffee, { ...coffee, id: 'rema', chain: 'Rema 1000', price: 3500 }])
      const [mail, ...others] = await raiseAndSend()
      expect(others).toEqual([])
      expect(mail?.subject).toBe('2 tilbud på det, du følger')
      expect(mail?.text.match(/^(Netto|Rema 1000): .*$/gm)).toEqual([
        'Rema 1000: 35,00\u00a0kr. (87,50\u00a0kr. pr.\u00a0kg)',
        'Netto: 39,95\u00a0kr. (99,88\u00a0kr. pr.\u00a0kg)',
      ])
    })

    it('offers of an import that is still running wait for its end', async () => {
      const anna = await reader()
      await watchCoffee(anna)
      await bring([coffee])
      const run = (aliveAt: string) =>
        database().query(
          `insert into import_runs (id, alive_at) select run, now() - interval '${aliveAt}' from unmatched_offers
            on conflict (id) do update set alive_at = excluded.alive_at`,
        )
      await run('1 minute')
      expect(await raiseAndSend()).toEqual([])
      // Its process must be dead.
      await run('3 minutes')
      expect(await raiseAndSend()).toHaveLength(1)
    })

    it('an import that is stopped half-way and run again leaves each offer told of once', async () => {
      const anna = await reader()
      await watchCoffee(anna)
      const offers = Array.from({ length: 20 }, (_, at) => ({ ...coffee, id: `${at}`, price: 3995 + at }))
      await bring(offers.slice(0, 12))
      const stop = new AbortController()
      stop.abort(new Error('stopped'))
      await expect(bring(offers, { signal: stop.signal })).rejects.toThrow('stopped')
      await raise()
      await bring(offers)
      await raise()
      expect(await alertsOf(anna)).toHaveLength(20)
    })

    it('a user without a watched offer gets none', async () => {
      const [anna, bo] = [await reader(), await reader()]
      await watchCoffee(anna)
      await bring([{ ...coffee, id: 'tea', name: 'Te' }])
      await watch(bo, await variantOf('tea'))
      await bring([coffee])
      expect((await raiseAndSend()).map(({ to }) => to.address)).toEqual([anna.email])
    })

    it('a mail with many offers tells forty of them, and how many more there are', async () => {
      const anna = await reader()
      await watchCoffee(anna)
      await bring(Array.from({ length: 45 }, (_, number) => ({ ...coffee, id: `${number}` })))
      const [mail] = await raiseAndSend()
      expect(mail?.subject).toBe('45 tilbud på det, du følger')
      expect(mail?.text.match(/^Netto: /gm)).toHaveLength(40)
      expect(mail?.text).toContain('Der er 5 tilbud mere i din prisagent.')
    })
  })

  describe('§4 price alerts: watched chains', () => {
    it('an offer of a chain that is not watched is not told of', async () => {
      const anna = await reader()
      await bring([
        { ...coffee, id: 'old', startDate: '2026-10-01', endDate: '2026-10-07' },
        { ...coffee, id: 'rema', chain: 'Rema 1000', startDate: '2026-10-01', endDate: '2026-10-07' },
      ])
      await watch(anna, await variantOf('old'), [await chainOf('Rema 1000')])
      await bring([coffee])
      expect(await raiseAndSend()).toEqual([])
    })

    it('`Alle` takes in a chain that is new', async () => {
      const anna = await reader()
      await watchCoffee(anna)
      await bring([{ ...coffee, chain: 'Løvbjerg' }])
      expect((await raiseAndSend()).map(({ subject }) => subject)).toEqual([
        'Gevalia, Formalet kaffe er på tilbud hos Løvbjerg',
      ])
    })

    it('a chain that is taken out is not told of any more; one that is put in shows what is live', async () => {
      const anna = await reader()
      await watchCoffee(anna)
      await bring([{ ...coffee, id: 'rema', chain: 'Rema 1000' }])
      const change = async (chain: string) =>
        updateWatch(database(), {
          userId: anna.id,
          now,
          product_id: await variantOf('rema'),
          chain_ids: [await chainOf(chain)],
          error_message_language: undefined,
        })
      await change('Netto')
      expect(await raiseAndSend()).toEqual([])
      await change('Rema 1000')
      expect(await alertsOf(anna)).toEqual([['rema', 'shown']])
      expect(await raiseAndSend()).toEqual([])
    })
  })

  describe('§4 price alerts: who is told', () => {
    it('a user whose email is not verified any more is not mailed', async () => {
      const anna = await reader()
      await watchCoffee(anna)
      await database().query('update users set email_verified_at = null where id = $1', [anna.id])
      await bring([coffee])
      expect(await raiseAndSend()).toEqual([])
      expect(await alertsOf(anna)).toEqual([['coffee', 'shown']])
    })

    it('a user who was deleted is not, and leaves nothing', async () => {
      const anna = await reader()
      await watchCoffee(anna)
      await bring([coffee])
      await database().query('delete from users where id = $1', [anna.id])
      expect(await raiseAndSend()).toEqual([])
      expect(await database().query('select 1 from price_agent_alerts')).toEqual([])
    })

    it('a user who wants no mails sees the alert in the page', async () => {
      const anna = await reader()
      await watchCoffee(anna)
      await setMails(database(), anna.id, { settings: { mails: 'never' }, now })
      await bring([coffee])
      expect(await raiseAndSend()).toEqual([])
      expect(await alertsOf(anna)).toEqual([['coffee', 'shown']])
    })

    it.each([
      [
        'no',
        'NOK',
        'Gevalia, Formalet kaffe er på tilbud hos Netto',
        '39,95\u00a0kr (99,88\u00a0kr pr.\u00a0kg)',
      ],
      ['se', 'SEK', 'Gevalia, Formalet kaffe har extrapris hos Netto', '39,95\u00a0kr (99,88\u00a0kr/kg)'],
      ['fi', 'EUR', 'Tarjous: Gevalia, Formalet kaffe, Netto', '39,95\u00a0€ (99,88\u00a0€/kg)'],
    ] as const)('a user in %s (%s) is told in their language', async (country, currency, subject, price) => {
      const anna = await reader(country)
      const offer = { ...coffee, country, currency }
      await bring([{ ...offer, id: 'old', startDate: '2026-10-01', endDate: '2026-10-07' }])
      await watch(anna, await variantOf('old'))
      await bring([offer])
      const [mail] = await raiseAndSend()
      expect(mail?.subject).toBe(subject)
      expect(mail?.text).toContain(`Netto: ${price}`)
    })
  })

  describe('§4 price alerts: what a mail tells is what holds when it is sent', () => {
    it('a watch that was stopped meanwhile is left out, and a mail with nothing in it is not sent', async () => {
      const anna = await reader()
      await watchCoffee(anna)
      await bring([coffee])
      await raise()
      await removeWatch(database(), anna.id, await variantOf())
      expect(await send()).toEqual([])
      expect(await database().query('select last_error, sent_at from mail_outbox')).toEqual([
        { last_error: 'nothing is left to tell', sent_at: null },
      ])
    })

    it('an offer that ended meanwhile is left out', async () => {
      const anna = await reader()
      await watchCoffee(anna)
      await bring([coffee, { ...coffee, id: 'long', chain: 'Rema 1000', endDate: '2026-12-24' }])
      await raise()
      const [mail] = await send(at('2026-11-28'))
      expect(mail?.subject).toBe('Gevalia, Formalet kaffe er på tilbud hos Rema 1000')
    })

    it('a mail is not sent while alerts are still added to it', async () => {
      const anna = await reader()
      await watchCoffee(anna)
      await bring([coffee])
      await raise()
      await database().query('update mail_outbox set is_held = true')
      expect(await send()).toEqual([])
      expect(await raiseAndSend()).toHaveLength(1)
    })
  })
})

describe('Alerts after a restore', () => {
  let [database, restored]: Database[] = []
  beforeAll(async () => {
    database = await openTestPglite()
    restored = await openTestPglite()
  })
  afterAll(async () => {
    await database?.close()
    await restored?.close()
  })

  it('§4 price alerts: what was told once is not told again, and what is still to come is told', async () => {
    if (!database || !restored) throw new Error('the databases are not open')
    const folder = mkdtempSync(join(tmpdir(), 'alerts-'))
    const [before, after] = [agentPlay(() => database as Database), agentPlay(() => restored as Database)]
    const anna = await before.reader()
    await before.watchCoffee(anna)
    await before.bring([coffee, { ...coffee, id: 'next', startDate: '2026-11-27', endDate: '2026-12-03' }])
    await before.raiseAndSend()
    await backUp(database, join(folder, 'backup'))
    await restore(restored, join(folder, 'backup'))
    rmSync(folder, { recursive: true })
    await after.bring([coffee])
    expect(await after.raiseAndSend()).toEqual([])
    expect(await after.raiseAndSend(at('2026-11-27'))).toHaveLength(1)
    expect(await after.alertsOf(anna)).toEqual([
      ['coffee', 'mailed'],
      ['next', 'mailed'],
    ])
  })
})
