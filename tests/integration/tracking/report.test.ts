import { expect, it } from 'vitest'
import { emptySearches, trackedEvents } from '#app/server/db/schema/tracking.ts'
import { readReport } from '#app/server/tracking/read-report.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers } from '../offers/add-offers.ts'

const since = new Date('2026-10-24T12:00:00Z')
const at = new Date('2026-11-20T12:00:00Z')
const visit = (number: number) => `1f0e9d8c-7b6a-4543-a210-00000000000${number}`

describeOnEachDatabase('§7.5 the report of what shoppers do', (database) => {
  it('has the searches without results, the most clicked offers, the presses, and how far visits came', async () => {
    const [butter = 0] = await addOffers(database(), [{ name: 'Saltet smør', chain: 'Netto' }])
    const view = { at, country: 'dk', kind: 'page-view' as const }
    const seen = { at, country: 'dk', kind: 'product-view' as const }
    const press = { at, country: 'dk', kind: 'cta' as const }
    await database()
      .orm.insert(trackedEvents)
      .values([
        { ...view, visit: visit(1), path: '/offer/*' },
        { ...view, path: '/offer/smør', addressGroup: 7 },
        { ...view, visit: visit(1), path: '/single/*' },
        { ...seen, offerId: butter },
        { ...press, offerId: butter, cta: 'add-to-list' },
        { ...view, visit: visit(2), path: '/offer/*' },
        { ...press, offerId: 999_999, cta: 'price-agent' },
        { ...view, visit: visit(2), path: '/check-email' },
        { ...view, visit: visit(2), path: '/register-gender-birthyear' },
        { ...view, visit: visit(3), path: '/check-email' },
        { ...press, offerId: butter, cta: 'price-agent' },
        { ...seen, offerId: butter },
        { ...press, country: 'se', offerId: butter, cta: 'website' },
        { ...view, visit: visit(4), country: 'se', path: '/single/*' },
        { ...view, visit: visit(5), at: new Date('2026-10-01T12:00:00Z'), path: '/single/*' },
        { ...press, at: new Date('2026-10-01T12:00:00Z'), offerId: butter, cta: 'website' },
      ])
    const day = '2026-11-20'
    await database()
      .orm.insert(emptySearches)
      .values([
        { country: 'dk', day, term: 'ufo', searches: 2 },
        { country: 'dk', day: '2026-11-21', term: 'ufo', searches: 3 },
        { country: 'dk', day, term: 'drage', searches: 4 },
        { country: 'dk', day: '2026-10-01', term: 'trold', searches: 9 },
        { country: 'se', day, term: 'drake', searches: 1 },
      ])
    const report = await readReport(database(), 'dk', since)
    expect(report).toEqual({
      emptySearches: [
        { term: 'ufo', searches: 5 },
        { term: 'drage', searches: 4 },
      ],
      offers: [
        {
          offerId: butter,
          name: 'Saltet smør',
          chain: 'Netto',
          views: 2,
          listed: 1,
          followed: 1,
          visited: 0,
        },
        { offerId: 999_999, name: null, chain: null, views: 0, listed: 0, followed: 1, visited: 0 },
      ],
      presses: { listed: 1, followed: 2, visited: 0 },
      visits: { visits: 3, searched: 2, viewed: 1, checkedEmail: 2, registered: 1 },
    })
    expect((await readReport(database(), 'fi', since)).visits.visits).toBe(0)
  })
})
