import { beforeEach, expect, it, vi } from 'vitest'
import { raiseAlerts } from '#app/server/agents/alerts/raise-alerts.ts'
import { addWatch } from '#app/server/agents/watches/write-watch.ts'
import { importOffers } from '#app/server/import/import-offers.ts'
import type { OfferInput } from '#app/server/import/offer/check-offer.ts'
import type { Remarked } from '#app/server/import/row/remarks.ts'
import { sourcesCommand } from '#app/server/operator/sources-command.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { rowsOf } from './rows-of.ts'
import { watchAllVariants } from './watch-all-variants.ts'

const now = new Date('2026-11-21T12:00:00Z')
const oats: OfferInput = {
  ...{
    id: 'now',
    source: 'leaflet',
    country: 'se',
    chain: 'Willys',
    brand: 'Axa',
    name: 'Havregryn',
    size: '750 g',
  },
  ...{ startDate: '2026-11-16', endDate: '2026-11-22', price: 3990, currency: 'SEK' },
}
/** Three weeks of the year, in which oats cost 39,90. */
const past: OfferInput[] = ['2026-03-02', '2026-05-04', '2026-09-07'].map((day, at) => ({
  ...{ ...oats, id: `past ${at}`, startDate: day, endDate: day },
}))
const none = { read: 1, inserted: 0, updated: 0, unchanged: 0, duplicates: 0, setAside: 0 }

describeOnEachDatabase(
  '§3 compared prices: a price that is far from what its product has cost',
  (database) => {
    beforeEach(async () => {
      await database().query(
        'truncate offers, variant_gtins, product_variants, search_documents, products, product_names, brands, users, price_agent_alerts, unmatched_offers restart identity cascade',
      )
    })

    const remarks: Remarked[] = []
    const run = (offers: readonly OfferInput[], isDryRun = false) => {
      remarks.length = 0
      return importOffers(database(), [rowsOf(offers)], {
        now,
        isDryRun,
        onRemark: (row) => remarks.push(row),
      })
    }
    const keptBack = async () =>
      (
        await database().query<{ id: string }>(
          'select external_id as id from offers where kept_back_at is not null order by id',
        )
      ).map(({ id }) => id)
    const idOf = async (externalId: string) =>
      (
        await database().query<{ id: number }>('select id::int from offers where external_id = $1', [
          externalId,
        ])
      )[0]?.id
    const alerts = async () => {
      await raiseAlerts(database(), { now, signal: new AbortController().signal })
      return (
        await database().query<{ id: string }>(
          'select o.external_id as id from price_agent_alerts a join offers o on o.id = a.offer_id order by a.raised_at, o.id',
        )
      ).map(({ id }) => id)
    }
    /** Lets hours pass, by making all that was imported older. */
    const wait = (hours: number) =>
      database().query(
        `update offers set kept_back_at = kept_back_at - make_interval(hours => $1),
         created_at = created_at - make_interval(hours => $1), updated_at = updated_at - make_interval(hours => $1)`,
        [hours],
      )
    /** The command as on the day of the imports. */
    const sources = async (...args: string[]) => {
      vi.useFakeTimers({ toFake: ['Date'], now })
      try {
        return await sourcesCommand(
          {
            ...{ database: database(), dataDir: '/nowhere', bytes: (async function* () {})() },
            ...{ note: () => {}, progress: () => {}, signal: new AbortController().signal },
          },
          args,
        )
      } finally {
        vi.useRealTimers()
      }
    }
    const begin = async () => {
      await run(past)
      await watchAllVariants(database())
    }

    it('is imported and kept back from alerts, and the report says so of its row', async () => {
      await begin()
      expect(await run([{ ...oats, price: 39 }])).toEqual({ ...none, inserted: 1 })
      const message = 'the price 0,39 is about a hundredth of the usual 39,90, so that it is kept back'
      expect(remarks).toEqual([
        {
          ...{ line: 1, content: 'row 1' },
          remark: { reason: 'odd-price', message, offer: await idOf('now') },
        },
      ])
      expect([await keptBack(), await alerts()]).toEqual([['now'], []])
    })

    it('is shown by the command of sources, and told when that has released it', async () => {
      await begin()
      await run([{ ...oats, price: 39 }])
      const id = await idOf('now')
      const shown = await sources()
      expect({ ...shown, output: shown.output?.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'WHEN') }).toEqual({
        exitCode: 2,
        output: [
          '/nowhere/sources.json lists no sources.',
          '1 price is kept back from alerts and verdicts:',
          `  ${id}: Willys, Axa Havregryn 750 g, 0,39, about a hundredth of the usual 39,90 (leaflet, since WHEN UTC)`,
          'If a price is right, release it: npm run sources -- release ROW',
        ].join('\n'),
      })
      expect(await alerts()).toEqual([])
      expect(await sources('release', String(id))).toEqual({ exitCode: 0, error: '1 price was released.' })
      expect([await keptBack(), await alerts()]).toEqual([[], ['now']])
      expect(await sources('release', String(id))).toEqual({
        ...{ exitCode: 1, error: `No price is kept back in row ${id}.` },
      })
      expect(await run([{ ...oats, price: 39 }])).toEqual({ ...none, unchanged: 1 })
      expect([await keptBack(), await sources()]).toEqual([
        [],
        { exitCode: 0, output: '/nowhere/sources.json lists no sources.' },
      ])
    })

    it.each([['release'], ['release', 'x'], ['free', '4']])(
      'is released by a number only, not by %s %s',
      async (...args) => {
        await expect(sources(...args)).rejects.toThrow('npm run sources [-- release ROW...]')
      },
    )

    it('is told when an import repeats it a day later, not earlier', async () => {
      await begin()
      await run([{ ...oats, price: 39 }])
      await wait(23)
      await run([{ ...oats, price: 39 }])
      expect([await keptBack(), await alerts()]).toEqual([['now'], []])
      await wait(2)
      expect(await run([{ ...oats, price: 39 }])).toEqual({ ...none, unchanged: 1 })
      expect([await keptBack(), await alerts(), remarks]).toEqual([[], ['now'], []])
    })

    it('is told too if the row that repeats it has changed otherwise, or another id', async () => {
      await begin()
      await run([{ ...oats, price: 39 }])
      await wait(25)
      expect(await run([{ ...oats, price: 39, endDate: '2026-11-24' }])).toEqual({ ...none, updated: 1 })
      expect([await keptBack(), await alerts()]).toEqual([[], ['now']])

      await run([{ ...oats, id: 'dear', price: 399_000 }])
      await wait(25)
      await run([{ ...oats, id: 'dear again', price: 399_000, endDate: '2026-11-25' }])
      expect([await keptBack(), (await alerts()).sort()]).toEqual([[], ['dear', 'dear again', 'now']])
    })

    it('is told with its right price if a later import corrects it', async () => {
      await begin()
      await run([{ ...oats, price: 39 }])
      expect(await alerts()).toEqual([])
      expect(await run([oats])).toEqual({ ...none, updated: 1 })
      expect([await keptBack(), await alerts()]).toEqual([[], ['now']])
    })

    it('is told to who began to watch the product while it was kept back', async () => {
      await begin()
      await database().query('delete from price_agent_watches')
      await run([{ ...oats, price: 39 }])
      await addWatch(database(), { userId: 'anna', product_id: 1, chain_ids: [0], rules: undefined, now })
      expect(await alerts()).toEqual([])
      await sources('release', String(await idOf('now')))
      expect(await alerts()).toEqual(['now'])
    })

    it('is one that an offer gets later too, also one that was told already', async () => {
      await begin()
      await run([oats])
      expect(await alerts()).toEqual(['now'])
      expect(await run([{ ...oats, price: 399 }])).toEqual({ ...none, updated: 1 })
      expect(remarks.map(({ remark }) => remark.message)).toEqual([
        'the price 3,99 is about a tenth of the usual 39,90, so that it is kept back',
      ])
      expect([await keptBack(), await alerts()]).toEqual([['now'], ['now']])
    })

    it.each<[string, number]>([
      ['the usual one', 3990],
      ['half of it', 1995],
      ['60 % off', 1596],
      ['three quarters off', 998],
      ['three times as much', 11_970],
    ])('is not a price such as %s', async (_, price) => {
      await begin()
      await run([{ ...oats, price }])
      expect([await keptBack(), await alerts(), remarks]).toEqual([[], ['now'], []])
    })

    it('is judged by the price of a piece', async () => {
      await begin()
      await run([{ ...oats, units: 10, price: 39_900 }])
      expect(await keptBack()).toEqual([])
    })

    it('needs three prices of the past year to be compared with', async () => {
      await run(past.slice(0, 2))
      await run([{ ...past[2], startDate: '2025-03-03', endDate: '2025-03-09' } as OfferInput])
      await run([{ ...oats, price: 39 }])
      expect(await keptBack()).toEqual([])
    })

    it('is not compared with prices of the same import, nor with others that are kept back', async () => {
      await run([...past, { ...oats, price: 39 }])
      expect(await keptBack()).toEqual([])
      await database().query('truncate offers cascade')
      await run(past)
      for (const id of ['a', 'b', 'c', 'd']) await run([{ ...oats, id, price: 39, chain: `Kedja ${id}` }])
      expect(await keptBack()).toEqual(['a', 'b', 'c', 'd'])
    })

    it('has no number in the report of a dry run, which keeps nothing', async () => {
      await begin()
      await run([{ ...oats, price: 39 }], true)
      expect(remarks.map(({ remark: { reason, offer } }) => [reason, offer])).toEqual([
        ['odd-price', undefined],
      ])
      expect(await idOf('now')).toBeUndefined()
    })
  },
)
