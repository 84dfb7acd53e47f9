import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anyOffer, type WatchRules } from '#app/domain/agents/watch-rules.ts'
import { getAgentPage } from '#app/server/agents/page/get-agent-page.ts'
import { getWatchableProduct } from '#app/server/agents/page/get-watchable-product.ts'
import { removeWatch } from '#app/server/agents/watches/remove-watch.ts'
import { addWatch, updateWatch } from '#app/server/agents/watches/write-watch.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { agentPlay, at, type Reader } from './agent-play.ts'
import { coffee, now } from './coffee.ts'

// Most of an import's time, for what no alert depends on.
vi.mock('#app/server/search/index/refresh-changes.ts', () => ({ refreshChanges: async () => {} }))

describeOnEachDatabase('Rules of watches', (database) => {
  const { reader, bring, variantOf, alertsOf, raise, raiseAndSend } = agentPlay(database)
  const mailed = async (user: Reader, moment = now) => {
    await raise(moment)
    return (await alertsOf(user)).flatMap(([offer, how]) => (how === 'mailed' ? offer : []))
  }
  const asked = async ({ id: userId }: Reader, rules: Partial<WatchRules> | undefined, of: string) => ({
    ...{ userId, now, product_id: await variantOf(of), chain_ids: [0], error_message_language: undefined },
    rules: rules && { ...anyOffer, ...rules },
  })
  const change = async (user: Reader, rules: Partial<WatchRules> | undefined, of = 'earlier', moment = now) =>
    updateWatch(database(), { ...(await asked(user, rules, of)), now: moment })
  /** A user who watches coffee, which is offered now and again, with rules. */
  const watcher = async (rules: Partial<WatchRules>): Promise<Reader> => {
    const user = await reader()
    await bring([{ ...coffee, id: 'earlier', startDate: '2026-10-01', endDate: '2026-10-07' }])
    await addWatch(database(), await asked(user, rules, 'earlier'))
    return user
  }

  // Truncating tables would take longer than the tests.
  beforeEach(async () => {
    for (const table of ['users', 'mail_outbox', 'unmatched_offers', 'import_runs', 'offers']) {
      await database().query(`delete from ${table}`)
    }
  })

  describe('§4 price alerts: a target', () => {
    it.each([
      ['price', { target_price: 3995 }, { price: 3995 }, true],
      ['price', { target_price: 3994 }, { price: 3995 }, false],
      ['price of one of several pieces', { target_price: 2000 }, { price: 4000, units: 2 }, true],
      ['price of one of several pieces', { target_price: 1999 }, { price: 4000, units: 2 }, false],
      ['unit price', { target_unit_price: 9988 }, { price: 3995 }, true],
      ['unit price', { target_unit_price: 9987 }, { price: 3995 }, false],
      ['unit price of several pieces', { target_unit_price: 5000 }, { price: 4000, units: 2 }, true],
    ])('%s %o and an offer %o: told is %s', async (_, rules, offer, isTold) => {
      const anna = await watcher(rules)
      await bring([{ ...coffee, ...offer }])
      expect(await mailed(anna)).toEqual(isTold ? ['coffee'] : [])
    })

    it('a unit price is never met by an offer whose size is unknown', async () => {
      const anna = await reader()
      await bring([{ ...coffee, id: 'earlier', size: '', startDate: '2026-10-01', endDate: '2026-10-07' }])
      await addWatch(database(), await asked(anna, { target_unit_price: 100_000 }, 'earlier'))
      await bring([{ ...coffee, size: '' }])
      expect(await mailed(anna)).toEqual([])
    })

    it('a live offer below it when the watch is added is shown; one above it is not', async () => {
      const anna = await reader()
      await bring([coffee, { ...coffee, id: 'dear', chain: 'Rema 1000', price: 4995 }])
      await addWatch(database(), await asked(anna, { target_price: 4000 }, 'coffee'))
      expect(await alertsOf(anna)).toEqual([['coffee', 'shown']])
      expect(await mailed(anna)).toEqual([])
      const page = await getAgentPage(database(), { userId: anna.id, country: 'dk', now })
      expect(page.watches.map(({ offers }) => offers.map(({ price }) => price))).toEqual([[3995]])
    })

    it('an offer that is lowered in place below it is told of once', async () => {
      const anna = await watcher({ target_price: 3000 })
      await bring([coffee])
      expect(await mailed(anna)).toEqual([])
      await bring([{ ...coffee, price: 2995 }])
      expect((await raiseAndSend()).map(({ to }) => to.address)).toEqual([anna.email])
      await bring([{ ...coffee, price: 3995 }])
      await bring([{ ...coffee, price: 2895 }])
      expect(await raiseAndSend()).toEqual([])
    })

    it('one that is lowered by more pieces for the price is told of too, and a dearer one is not', async () => {
      const anna = await watcher({ target_price: 2000 })
      await bring([coffee])
      await bring([{ ...coffee, units: 1, price: 4995 }])
      expect(await mailed(anna)).toEqual([])
      await bring([{ ...coffee, units: 3, price: 5000 }])
      expect(await mailed(anna)).toEqual(['coffee'])
    })

    it('raised, it shows what is live; what was told stays told after it is lowered', async () => {
      const anna = await watcher({ target_price: 3000 })
      await bring([coffee])
      await raise()
      await change(anna, { target_price: 4000 })
      expect(await alertsOf(anna)).toEqual([['coffee', 'shown']])
      await change(anna, { target_price: 1000 })
      await change(anna, {})
      expect(await raiseAndSend()).toEqual([])
      expect(await alertsOf(anna)).toEqual([['coffee', 'shown']])
    })
  })

  describe('§4 price alerts: any size or brand of the product', () => {
    const others = [
      coffee,
      { ...coffee, id: 'size', size: '500 g' },
      { ...coffee, id: 'brand', brand: 'Merrild' },
      { ...coffee, id: 'both', brand: 'Merrild', size: '500 g' },
      { ...coffee, id: 'name', name: 'Espresso' },
    ]
    it.each([
      [{}, ['coffee']],
      [{ any_size: true }, ['coffee', 'size']],
      [{ any_brand: true }, ['brand', 'coffee']],
      [{ any_size: true, any_brand: true }, ['both', 'brand', 'coffee', 'size']],
    ])('%o', async (rules, told) => {
      const anna = await watcher(rules)
      await bring(others)
      expect(await mailed(anna)).toEqual(told)
      const { watches } = await getAgentPage(database(), { userId: anna.id, country: 'dk', now })
      expect(watches.map(({ offers }) => offers.length)).toEqual([told.length])
    })

    it('takes in the good of a brand that spells its name otherwise, in the country of the watch only', async () => {
      const spelled = { brand: 'BKI', name: 'Kaffe formalet' }
      const abroad = { ...coffee, ...spelled, country: 'no', currency: 'NOK', chain: 'Kiwi' } as const
      const anna = await watcher({ any_brand: true })
      await bring([
        { ...coffee, ...spelled, id: 'told' },
        { ...abroad, id: 'abroad' },
      ])
      expect((await raiseAndSend()).map(({ subject }) => subject)).toEqual([
        'BKI, Kaffe formalet er på tilbud hos Netto',
      ])
      await bring([
        { ...coffee, ...spelled, id: 'shown', chain: 'Rema 1000' },
        { ...abroad, id: 'also abroad' },
      ])
      await change(anna, { any_brand: true, target_price: 5000 })
      expect(await alertsOf(anna)).toEqual([
        ['shown', 'shown'],
        ['told', 'mailed'],
      ])
      const { watches } = await getAgentPage(database(), { userId: anna.id, country: 'dk', now })
      expect(watches.map(({ offers }) => offers.length)).toEqual([2])
      const known = await getWatchableProduct(database(), {
        variantId: await variantOf('earlier'),
        userId: null,
        now,
      })
      expect(known?.others?.map(({ chain, isOtherBrand }) => [chain, isOtherBrand])).toEqual([
        ['Netto', true],
        ['Rema 1000', true],
      ])
    })

    it('the mail names the size and the brand of each', async () => {
      await watcher({ any_size: true, any_brand: true })
      await bring(others.slice(1, 3))
      const [mail] = await raiseAndSend()
      expect(mail?.text.match(/^.*(400|500)\u00a0g$/gm)).toEqual([
        'Gevalia, Formalet kaffe, 500\u00a0g',
        'Merrild, Formalet kaffe, 400\u00a0g',
      ])
    })

    it('shows the live ones when it is chosen, and tells of none of them', async () => {
      const anna = await watcher({})
      await bring(others)
      await raise()
      await change(anna, { any_size: true, any_brand: true })
      expect(await alertsOf(anna)).toEqual([
        ['both', 'shown'],
        ['brand', 'shown'],
        ['coffee', 'mailed'],
        ['size', 'shown'],
      ])
    })

    it('an offer that two watches take in is told of once, for the watch of its own variant', async () => {
      const anna = await watcher({ any_size: true })
      await bring([
        { ...coffee, id: 'large', size: '500 g', startDate: '2026-10-01', endDate: '2026-10-07' },
        { ...coffee, id: 'small', size: '250 g', startDate: '2026-10-01', endDate: '2026-10-07' },
      ])
      for (const of of ['large', 'small'])
        await addWatch(database(), await asked(anna, { any_size: true }, of))
      await bring([
        { ...coffee, id: 'new', size: '500 g' },
        { ...coffee, id: 'huge', size: '1 kg' },
      ])
      expect(await mailed(anna)).toEqual(['huge', 'new'])
      expect(
        await database().query(
          `select w.variant_id as variant from price_agent_alerts a join price_agent_watches w on w.id = a.watch_id
          join offers o on o.id = a.offer_id where o.external_id = 'new'`,
        ),
      ).toEqual([{ variant: await variantOf('large') }])
    })

    it('the target holds for them too', async () => {
      const anna = await watcher({ any_size: true, target_unit_price: 8000 })
      await bring(others)
      expect(await mailed(anna)).toEqual(['size'])
    })

    it('the form knows what the other sizes and brands cost', async () => {
      await watcher({})
      await bring(others)
      const known = await getWatchableProduct(database(), { variantId: await variantOf(), userId: null, now })
      expect(
        known?.others?.map(({ price, isOtherSize, isOtherBrand }) => [price, isOtherSize, isOtherBrand]),
      ).toEqual([
        [3995, false, true],
        [3995, true, false],
        [3995, true, true],
      ])
    })
  })

  describe('§4 price alerts: a pause', () => {
    const later = at('2026-11-25', '23:00:00')

    it('an offer that begins during it is told of once when it ends, in the country’s time zone', async () => {
      const anna = await watcher({ paused_until: '2026-11-26' })
      await bring([coffee, { ...coffee, id: 'other', name: 'Te' }])
      expect(await mailed(anna)).toEqual([])
      expect(await mailed(anna, new Date(later.getTime() - 1))).toEqual([])
      expect((await raiseAndSend(later)).map(({ subject }) => subject)).toEqual([
        'Gevalia, Formalet kaffe er på tilbud hos Netto',
      ])
      expect(await raiseAndSend(later)).toEqual([])
      expect(await alertsOf(anna)).toEqual([['coffee', 'mailed']])
    })

    it('one that ended during it is not told of, nor one that was told of before it', async () => {
      const anna = await watcher({})
      await bring([{ ...coffee, id: 'before', endDate: '2026-12-24' }])
      await raise()
      await change(anna, { paused_until: '2026-11-26' })
      await bring([{ ...coffee, endDate: '2026-11-25' }])
      expect(await mailed(anna, later)).toEqual(['before'])
    })

    it('of a watch of any size is over for the other sizes too; two watches tell of an offer once', async () => {
      const anna = await watcher({ any_size: true, paused_until: '2026-11-26' })
      await bring([{ ...coffee, id: 'large', size: '500 g', startDate: '2026-10-01', endDate: '2026-10-07' }])
      await addWatch(database(), await asked(anna, { any_size: true, paused_until: '2026-11-26' }, 'large'))
      await bring([{ ...coffee, id: 'new', size: '500 g' }, coffee])
      expect(await mailed(anna, later)).toEqual(['coffee', 'new'])
    })

    it('does not silence another watch that takes in the offer', async () => {
      const anna = await watcher({ paused_until: '2026-11-26' })
      await bring([{ ...coffee, id: 'large', size: '500 g', startDate: '2026-10-01', endDate: '2026-10-07' }])
      await addWatch(database(), await asked(anna, { any_size: true }, 'large'))
      await bring([coffee])
      expect(await mailed(anna)).toEqual(['coffee'])
    })

    it('other rules or chains that are changed during it leave what is live to its end', async () => {
      const anna = await watcher({ paused_until: '2026-11-26', target_price: 3000 })
      await bring([coffee])
      await change(anna, { paused_until: '2026-11-26', target_price: 4000 })
      await change(anna, undefined)
      await addWatch(database(), await asked(anna, undefined, 'earlier'))
      expect(await alertsOf(anna)).toEqual([])
      expect(await mailed(anna, later)).toEqual(['coffee'])
    })

    it('that a new watch begins with does not have told what was live when it was added', async () => {
      const anna = await reader()
      await bring([coffee])
      await addWatch(database(), await asked(anna, { paused_until: '2026-11-26' }, 'coffee'))
      expect(await alertsOf(anna)).toEqual([['coffee', 'shown']])
      expect(await mailed(anna, later)).toEqual([])
    })

    it('of a watch that is deleted and put back goes on: the page shows what is live, and what begins later is told', async () => {
      const rules = { paused_until: '2026-11-26' }
      const anna = await watcher(rules)
      await bring([coffee])
      await removeWatch(database(), anna.id, await variantOf('earlier'))
      await addWatch(database(), await asked(anna, rules, 'earlier'))
      expect(await alertsOf(anna)).toEqual([['coffee', 'shown']])
      await bring([{ ...coffee, id: 'next', startDate: '2026-11-23' }])
      expect(await mailed(anna, at('2026-11-23'))).toEqual([])
      expect(await mailed(anna, later)).toEqual(['next'])
    })

    it('that the shopper ends shows what is live, and tells of what begins later', async () => {
      const anna = await watcher({ paused_until: '2026-12-24' })
      await bring([coffee, { ...coffee, id: 'next', startDate: '2026-11-23' }])
      await raise()
      await change(anna, {})
      expect(await alertsOf(anna)).toEqual([['coffee', 'shown']])
      expect(await mailed(anna, at('2026-11-23'))).toEqual(['next'])
    })

    it('is kept by a change of chains alone, refused beyond a year, and none if its day is over', async () => {
      const anna = await watcher({ paused_until: '2026-12-24', target_price: 500 })
      expect((await change(anna, undefined)).rules).toEqual({
        ...anyOffer,
        ...{ paused_until: '2026-12-24', target_price: 500 },
      })
      await expect(change(anna, { paused_until: '2028-01-01' })).rejects.toMatchObject({
        issues: { rules: ['rules'] },
      })
      expect((await change(anna, { paused_until: '2026-11-21' })).rules).toBe(undefined)
    })
  })
})
