import { expect, it } from 'vitest'
import { coffeeCard } from '#app/domain/offers/offer-summary.fixture.ts'
import { priceInsight } from '#app/domain/prices/price-insight.ts'
import type { PastPrice } from '#app/domain/search/pages.ts'
import { draw, textsOf } from '../../draw.fixture.tsx'
import { InsightNote } from './insight-note.tsx'
import { PriceHistory } from './price-history.tsx'

const ended = (...prices: number[]): PastPrice[] =>
  prices.map((price, index) => ({
    ...{ offerId: index + 1, chain: 'Netto', price },
    ...{ startDate: '2026-05-01', endDate: '2026-05-07' },
  }))
const said = async (price: number | null, ...past: number[]) =>
  textsOf(
    await draw(
      <InsightNote
        insight={priceInsight(price === null ? null : { ...coffeeCard, price }, ended(...past), '2026-11-21')}
        country="dk"
      />,
    ),
  )

it('§3 compared prices: a price is judged in words that are true of it', async () => {
  expect(await said(3995, 4500, 4700, 4995)).toBe(
    '|Den laveste pris, vi har set i et år.| Alle kædernes 3 tidligere tilbud det seneste år var dyrere. Varen koster typisk 45–49,95 kr. på tilbud.|',
  )
  expect(await said(4500, 4500, 5000, 5000)).toBe(
    '|En god pris.| Ingen af kædernes 3 tidligere tilbud det seneste år var billigere. Varen koster typisk 45–50 kr. på tilbud.|',
  )
  expect(await said(4500, 4000, 5000, 5000, 5000, 5000)).toBe(
    '|En god pris.| Kun 1 af kædernes 5 tidligere tilbud det seneste år var billigere. Varen koster typisk 50 kr. på tilbud.|',
  )
  expect(await said(5995, 4500, 5000, 5000)).toBe(
    '|Den har været billigere.| 3 af kædernes 3 tidligere tilbud det seneste år var billigere end nu. Varen koster typisk 45–50 kr. på tilbud.|',
  )
})

it('§3 compared prices: exactly the usual price is not a good one, and nearly equal prices are no range', async () => {
  expect(await said(4995, 4995, 4995, 5000, 5000)).toBe(
    '|En almindelig tilbudspris.| Varen koster typisk 49,95 kr. på tilbud.|',
  )
})

it('without a price today, only the usual price is shown', async () => {
  expect(await said(null, 4500, 5000, 5000)).toBe(
    '|Alle kæder har tilsammen haft 3 tilbud på varen det seneste år. Varen koster typisk 45–50 kr. på tilbud.|',
  )
  expect(await said(null, 4500)).toBe('|Der har været for få tilbud til at sige, om prisen er god.|')
})

it("§3 compared prices: as many offers are counted as the table lists, today's too", async () => {
  const today = '2026-11-21'
  const live = { offerId: 9, chain: 'Lidl', price: 4500, startDate: '2026-11-20', endDate: today }
  const history = [...ended(4500, 5000, 5000), live]
  const drawn = textsOf(
    await draw(
      <PriceHistory history={history} offer={coffeeCard} isLive={false} country="dk" today={today} />,
    ),
  )
  expect(drawn).toContain('|Alle kæder har tilsammen haft 4 tilbud på varen det seneste år. ')
  expect(drawn.match(/Netto|Lidl/g)).toHaveLength(4)
})
