import { describe, expect, it } from 'vitest'
import type { MailChoice } from '#app/domain/agents/mail-choice.ts'
import type { LastAlert, WatchSummary } from '#app/domain/agents/price-agent.ts'
import { anyOffer } from '#app/domain/agents/watch-rules.ts'
import { watchOf } from '#app/domain/agents/watches.fixture.ts'
import { draw, textsOf } from '#app/features/offers/draw.fixture.tsx'
import type { DrawnParts } from '../drawn-parts.ts'
import { WatchCard } from './watch-card.tsx'

const parts: DrawnParts = {
  offer: ({ id, chain }, { unlike }) => <li key={id}>{[unlike, chain.name].filter(Boolean).join(' at ')}</li>,
  insight: ({ past }) => <p>{past} offers</p>,
  history: () => null,
  fetchHistory: async () => null,
}

async function textsOfCard(watch: WatchSummary, mails: MailChoice = 'at-once'): Promise<string> {
  const shared = {
    today: '2026-11-21',
    country: 'dk',
    parts,
    mails,
    edit: () => {},
    remove: () => {},
  } as const
  return textsOf(await draw(<WatchCard watch={watch} {...shared} />))
}

const alert: LastAlert = {
  offerId: 7,
  variantId: 1,
  name: 'Kaffe 1',
  size: '400\u00a0g',
  raisedAt: '2026-11-19T23:30:00.000Z',
  chain: 'Netto',
  price: 3995,
  units: 1,
  unitType: 'stk.',
  startDate: '2026-11-20',
  endDate: '2026-11-26',
  isMailed: true,
}

it('§2.1 page of the price agent: a watch shows its product, its size and its chains', async () => {
  expect(await textsOfCard(watchOf(1))).toContain('|Kaffe 1|400 g · Netto|')
  const everywhere = watchOf(1)
  everywhere.item.chain_ids = [0]
  expect(await textsOfCard(everywhere)).toContain('|400 g · alle kæder|')
})

describe('§2.1 page of the price agent: without an offer it says what will be mailed', () => {
  const paused = { ...anyOffer, paused_until: '2026-12-14' }
  it.each([
    ['at-once', anyOffer, 'Ikke på tilbud lige nu. Vi skriver, når der er et tilbud.'],
    ['weekly', anyOffer, 'Ikke på tilbud lige nu. Det næste tilbud kommer i din ugentlige mail.'],
    ['never', anyOffer, 'Ikke på tilbud lige nu. '],
    ['at-once', paused, 'Ikke på tilbud lige nu. '],
    [
      'at-once',
      { ...anyOffer, target_price: 2000 },
      'Ingen tilbud til din pris lige nu. Vi skriver, når der er et tilbud.',
    ],
  ] as const)('%s, %o: %s', async (mails, rules, said) => {
    expect(await textsOfCard({ ...watchOf(1), rules }, mails)).toContain(`|${said}|`)
  })
})

it('§2.1 page of the price agent: more than three offers are behind a disclosure', async () => {
  const watch = watchOf(1, { isLive: true })
  const [offer] = watch.offers
  if (!offer) throw new Error('there is no offer')
  watch.offers = [1, 2, 3, 4, 5].map((id) => ({
    ...offer,
    id,
    chain: { ...offer.chain, id, name: `Kæde ${id}` },
  }))
  expect(await textsOfCard(watch)).toContain('|Kæde 1|Kæde 2|Kæde 3|Vis 2 tilbud til|Kæde 4|Kæde 5|')
})

it('§4 price alerts: offers and alerts of another size or brand say which it is', async () => {
  const watch = watchOf(1, { isLive: true })
  const [offer] = watch.offers
  if (!offer) throw new Error('there is no offer')
  const other = { variantId: 2, name: 'Merrild, Kaffe', size: '500\u00a0g' }
  watch.offers = [{ ...offer, ...other }]
  watch.lastAlert = { ...alert, ...other }
  const texts = await textsOfCard(watch)
  expect(texts).toContain('|Merrild, Kaffe, 500 g at Netto|')
  expect(texts).toContain('|Merrild, Kaffe, 500 g, Netto, 39,95 kr.|')
})

it('§2.1 page of the price agent: the last alert has its day in the country, its chain and its price', async () => {
  const told = { ...watchOf(1), lastAlert: alert }
  expect(await textsOfCard(told)).toContain('|Senest skrev vi 20.11: |Netto, 39,95 kr.|')
  const several = { ...told, lastAlert: { ...alert, units: 2, price: 6000 } }
  expect(await textsOfCard(several)).toContain('|Netto, 2 for 60,00 kr.|')
})

it('§4 price alerts: what was live when the watch was added is told once it is over', async () => {
  const noted = { ...alert, isMailed: false }
  expect(await textsOfCard({ ...watchOf(1, { isLive: true }), lastAlert: noted })).not.toContain(
    'da du begyndte',
  )
  expect(await textsOfCard({ ...watchOf(1), lastAlert: noted })).toContain(
    '|På tilbud, da du begyndte at følge prisen 20.11: |Netto, 39,95 kr.|',
  )
})
