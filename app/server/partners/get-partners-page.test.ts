import { describe, expect, it } from 'vitest'
import type { LeafletCover, PartnersPageData } from '#app/domain/partners/partner-pages.ts'
import { withMineFirst } from './get-partners-page.ts'

const cover = (id: number): LeafletCover => ({
  ...{ id, name: `Kæde ${id}`, slug: `kaede-${id}`, offers: 1, next: null, strongest: [] },
  period: { startDate: '2026-11-23', endDate: '2026-11-29' },
})
const page: PartnersPageData = {
  ...{ today: '2026-11-24', totalOffers: 4, mine: [], soon: [], partners: [] },
  leaflets: [
    { category: 'Dagligvarer', covers: [cover(1), cover(2), cover(3)] },
    { category: null, covers: [cover(4)] },
  ],
}
const idsOf = ({ mine, leaflets }: PartnersPageData) => ({
  mine: mine.map(({ id }) => id),
  leaflets: leaflets.map(({ covers }) => covers.map(({ id }) => id)),
})

describe('§4 my chains: the page of leaflets', () => {
  it('begins with those of the shopper’s chains, which stand there only once', () => {
    expect(idsOf(withMineFirst(page, [4, 2, 99]))).toEqual({ mine: [2, 4], leaflets: [[1, 3]] })
  })

  it('leaves what is remembered for everybody as it is', () => {
    withMineFirst(page, [1])
    expect(idsOf(page)).toEqual({ mine: [], leaflets: [[1, 2, 3], [4]] })
    expect(withMineFirst(page, [])).toBe(page)
  })
})
