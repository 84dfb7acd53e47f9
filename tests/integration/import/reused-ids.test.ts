import { beforeEach, expect, it } from 'vitest'
import { raiseAlerts } from '#app/server/agents/alerts/raise-alerts.ts'
import { importOffers } from '#app/server/import/import-offers.ts'
import type { OfferInput } from '#app/server/import/offer/check-offer.ts'
import type { Remarked } from '#app/server/import/row/remarks.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { rowsOf } from './rows-of.ts'
import { watchAllVariants } from './watch-all-variants.ts'

const oats: OfferInput = {
  ...{
    id: '1',
    source: 'leaflet',
    country: 'se',
    chain: 'Willys',
    brand: 'Axa',
    name: 'Havregryn',
    size: '750 g',
  },
  ...{ startDate: '2026-11-16', endDate: '2026-11-22', price: 1995, currency: 'SEK' },
}
const nextWeek = { startDate: '2026-11-23', endDate: '2026-11-29' }
const paper: OfferInput = {
  ...oats,
  brand: 'Lambi',
  name: 'Toalettpapper',
  size: '8 st',
  price: 3995,
  ...nextWeek,
}
const none = { read: 1, inserted: 0, updated: 0, unchanged: 0, duplicates: 0, setAside: 0 }

describeOnEachDatabase('docs/import.md: an id that comes back as something else', (database) => {
  beforeEach(async () => {
    await database().query(
      'truncate offers, variant_gtins, product_variants, search_documents, products, product_names, brands, users, price_agent_alerts, unmatched_offers restart identity cascade',
    )
  })

  const remarks: Remarked[] = []
  const run = (offers: readonly OfferInput[], now = '2026-11-21T12:00:00Z') => {
    remarks.length = 0
    return importOffers(database(), [rowsOf(offers)], {
      now: new Date(now),
      onRemark: (row) => remarks.push(row),
    })
  }
  const offers = () =>
    database().query(
      `select o.id::int, n.name, o.start_date as start from offers o
       join products p on p.id = o.product_id join product_names n on n.id = p.product_name_id order by o.id`,
    )
  const watched = async () =>
    (
      await database().query<{ name: string }>(
        `select n.name from price_agent_watches w join product_variants v on v.id = w.variant_id
         join products p on p.id = v.product_id join product_names n on n.id = p.product_name_id order by w.id`,
      )
    ).map(({ name }) => name)
  const oatsRow = { id: 1, name: 'Havregryn', start: '2026-11-16' }
  const paperRow = { id: 2, name: 'Toalettpapper', start: '2026-11-23' }

  it('is a new offer, and the watches of the old one stay with the old good', async () => {
    await run([oats])
    await watchAllVariants(database())
    expect(await run([paper])).toEqual({ ...none, inserted: 1 })
    expect([await offers(), await watched(), remarks]).toEqual([[oatsRow, paperRow], ['Havregryn'], []])
  })

  it('adds nothing if either file is imported again', async () => {
    await run([oats])
    await run([paper])
    for (const again of [paper, oats, oats, paper, oats])
      expect(await run([again])).toEqual({ ...none, unchanged: 1 })
    expect(await offers()).toEqual([oatsRow, paperRow])
  })

  it('is a new offer also with the same size, if the names share no word', async () => {
    await run([oats])
    await run([{ ...paper, size: '750 g' }])
    expect(await offers()).toEqual([oatsRow, paperRow])
  })

  it.each<[string, Partial<OfferInput>]>([
    ['a new week of the same good', nextWeek],
    ['the same good in another size', { ...nextWeek, size: '1 kg' }],
    ['a name that is written otherwise', { ...nextWeek, name: 'Havregryn fullkorn' }],
  ])('but is the same offer as %s', async (_, change) => {
    await run([oats])
    expect(await run([{ ...oats, ...change }])).toEqual({ ...none, updated: 1 })
    expect(remarks).toEqual([])
  })

  it('changes the offer if its days are the same, and the report says so of the row', async () => {
    await run([oats])
    const { startDate, endDate } = oats
    expect(await run([{ ...paper, startDate, endDate }])).toEqual({ ...none, updated: 1 })
    const message = 'the offer with this id was “Havregryn” in the same days'
    expect(remarks).toEqual([{ line: 1, content: 'row 1', remark: { reason: 'other-good', message } }])
  })

  it('is one of several rows, each of which is right', async () => {
    await run([oats, { ...oats, id: '2', name: 'Kaffe', size: '450 g' }])
    expect(await run([paper, { ...oats, id: '2', name: 'Kaffe', size: '450 g', ...nextWeek }])).toEqual({
      ...{ ...none, read: 2, inserted: 1, updated: 1 },
    })
  })

  it('the same good, chain, days and price under a new id raises no second alert', async () => {
    const alerts = async () => {
      await raiseAlerts(database(), {
        now: new Date('2026-11-21T12:00:00Z'),
        signal: new AbortController().signal,
      })
      return (
        await database().query<{ id: number }>(
          'select offer_id::int as id from price_agent_alerts order by 1',
        )
      ).map(({ id }) => id)
    }
    await run([{ ...oats, startDate: '2026-10-01', endDate: '2026-10-07' }])
    await watchAllVariants(database())
    await run([{ ...oats, id: 'a' }])
    expect(await alerts()).toEqual([2])
    await run([{ ...oats, id: 'b' }])
    expect(await alerts()).toEqual([2])
    await run([{ ...oats, id: 'c', price: 1795 }])
    expect(await alerts()).toEqual([2, 4])
  })
})
