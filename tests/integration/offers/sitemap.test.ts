import { expect, it } from 'vitest'
import { countOfferSitemaps, listOfferPages } from '#app/server/sitemap/list-sitemap.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, today } from './add-offers.ts'

describeOnEachDatabase('§2.1: the sitemap of a country’s offers', (database) => {
  it('holds the offers that are live there today, with their first day', async () => {
    const [coffee] = await addOffers(database(), [
      { name: 'Kaffe', start: '2026-11-20', end: today },
      { name: 'Te', start: '2026-11-01', end: '2026-11-10' },
      { name: 'Smør', start: '2026-12-01', end: '2026-12-10' },
    ])
    expect(await listOfferPages(database(), 'dk', today, 1)).toEqual([
      { path: `/single/${coffee}`, since: '2026-11-20' },
    ])
    expect(await listOfferPages(database(), 'dk', today, 2)).toEqual([])
    expect(await countOfferSitemaps(database(), 'dk', today)).toBe(1)
    expect(await countOfferSitemaps(database(), 'se', today)).toBe(0)
  })
})
