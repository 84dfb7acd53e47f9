import { expect, it } from 'vitest'
import { coffeeCard } from '#app/domain/offers/offer-summary.fixture.ts'
import { draw, textsOf } from '../draw.fixture.tsx'
import { OfferCard } from '../offer-card.tsx'
import { OtherSizes } from './other-sizes.tsx'
import { PriceHistory } from './prices/price-history.tsx'

const today = '2026-11-21'

it('§9 numbers and units: a unit stays on one line with the word before it', async () => {
  const sizes = [{ ...coffeeCard, id: 8, unitPrice: 9000 }]
  const drawn = (country: 'dk' | 'se') =>
    draw(<OtherSizes offer={coffeeCard} sizes={sizes} country={country} today={today} />, country)
  expect(await drawn('dk')).toContain('Billigere pr.\u00a0kg')
  expect(await drawn('se')).toContain('Billigare per\u00a0kg')
})

it('§9 numbers and units: a number in a name stays on one line with its sign', async () => {
  const offer = { ...coffeeCard, name: 'Hakket oksekød 14-18 %' }
  const html = await draw(<OfferCard offer={offer} country="dk" today={today} module="results" />)
  expect(html).toContain('>Hakket oksekød 14-18\u00a0%</a>')
})

it('§9 numbers and units: “one piece” stays on one line', async () => {
  const offer = { ...coffeeCard, units: 2 }
  const history = [1, 2].map((offerId) => ({
    ...{ offerId, chain: 'Netto', price: 4500 },
    ...{ startDate: '2026-05-01', endDate: '2026-05-07' },
  }))
  const html = await draw(
    <PriceHistory history={history} offer={offer} isLive={true} country="dk" today={today} />,
  )
  expect(html).toContain('Alle priser er for 1\u00a0stk., også når tilbuddet gælder flere.')
})

it('§3 compared prices: prices over time of packs of unknown size say that they are unit prices', async () => {
  const offer = { ...coffeeCard, quantity: null, size: '', price: 8990, units: 2 }
  const history = [1, 2].map((offerId) => ({
    ...{ offerId, chain: 'Netto', price: 11_000 },
    ...{ startDate: '2026-05-01', endDate: '2026-05-07' },
  }))
  const texts = textsOf(
    await draw(<PriceHistory history={history} offer={offer} isLive={true} country="dk" today={today} />),
  )
  expect(texts).toContain('Alle priser er pr. kg.')
  expect(texts).toContain('Nu 99,88')
  expect(texts).not.toContain('44,95')
})

it.each([
  ['dk', 'stk.', 'Alle priser er pr. stk.|'],
  ['no', 'stk.', 'Alle priser er pr. stk.|'],
  ['se', 'st', 'Alla priser är jämförpriser per st.|'],
  ['fi', 'kpl', 'Kaikki hinnat ovat yksikköhintoja (€/kpl).|'],
] as const)(
  '§3 compared prices: prices over time tell their unit as one sentence: %s',
  async (country, quantityType, said) => {
    const offer = { ...coffeeCard, quantity: null, size: '', quantityType }
    const history = [1, 2].map((offerId) => ({
      ...{ offerId, chain: 'Netto', price: 4500 },
      ...{ startDate: '2026-05-01', endDate: '2026-05-07' },
    }))
    const texts = textsOf(
      await draw(
        <PriceHistory history={history} offer={offer} isLive={true} country={country} today={today} />,
        country,
      ),
    )
    expect(texts).toContain(said)
  },
)
