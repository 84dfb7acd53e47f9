import { beforeEach, expect, it } from 'vitest'
import { importOffers } from '#app/server/import/import-offers.ts'
import type { OfferInput } from '#app/server/import/offer/check-offer.ts'
import { offersOfSource, withdrawSource } from '#app/server/import/withdraw-source.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { rowsOf } from './rows-of.ts'

const now = new Date('2026-11-21T12:00:00Z')
const milk: OfferInput = {
  id: '1',
  source: 'wrong',
  country: 'dk',
  chain: 'Netto',
  name: 'Letmælk',
  size: '1 l',
  startDate: '2026-11-16',
  endDate: '2026-11-22',
  price: 1295,
  currency: 'DKK',
}

describeOnEachDatabase('Withdrawing a feed', (database) => {
  const many = Array.from({ length: 1200 }, (_, at) => ({ ...milk, id: `${at}`, name: `Vare ${at}` }))
  const found = () =>
    database().query('select source, count(*)::int as count from offers group by 1 order by 1')
  const live = () =>
    database().query('select live, cheapest_offer_id is null as is_gone from search_documents where live > 0')

  beforeEach(async () => {
    await database().query('truncate offers, search_documents, unmatched_offers restart identity cascade')
    await importOffers(database(), [rowsOf([...many, { ...milk, id: 'a', source: 'right', name: 'Smør' }])], {
      now,
    })
  })

  it('deletes its offers, no others, and search no longer finds them', async () => {
    expect(await offersOfSource(database(), 'wrong')).toBe(1200)
    const told: number[] = []
    const gone = await withdrawSource(database(), 'wrong', { now, onProgress: (count) => told.push(count) })
    expect([gone, told]).toEqual([1200, [1000, 1200]])
    expect(await found()).toEqual([{ source: 'right', count: 1 }])
    expect(await live()).toEqual([{ live: 1, is_gone: false }])
    expect(await database().query('select count(*)::int as count from unmatched_offers')).toEqual([
      { count: 1 },
    ])
    expect(await offersOfSource(database(), 'wrong')).toBe(0)
  })

  it('stops after a batch if it is told to, and goes on the next time', async () => {
    const stop = new AbortController()
    const onProgress = () => stop.abort(new Error('enough'))
    const withdrawal = withdrawSource(database(), 'wrong', { now, onProgress, signal: stop.signal })
    await expect(withdrawal).rejects.toThrow('enough')
    expect(await offersOfSource(database(), 'wrong')).toBe(200)
    expect(await withdrawSource(database(), 'wrong', { now })).toBe(200)
  })
})
