import { describe, expect, it } from 'vitest'
import { sketch } from '#app/domain/list/lists.fixture.ts'
import { type Country, countries } from '#app/domain/locale/locales.ts'
import { severalText } from '#app/domain/offers/several-pieces.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { draw, textsOf } from '../offers/draw.fixture.tsx'
import { QuantityField } from './quantity-field.tsx'

/** What the field says for some of 2 for 35,00; `single` is what one costs alone. */
async function saidOf(quantity: number, single: string | null, country: Country = 'dk', unitType = 'kpl') {
  const subPriceText = severalText({ price: 3500, units: 2, unitType }, country)
  const item = sketch({ units: 2, unitsPrice: 3500, priceText: single, subPriceText })
  const html = await draw(
    <QuantityField
      actor={{} as Tab['addToList']}
      picked={{ key: 'offer-7', name: 'Kaffe', offerId: 7, item, unitType }}
      quantity={quantity}
      text={String(quantity)}
      isHeld={false}
      country={country}
    />,
    country,
  )
  return textsOf(html)
}

describe('§5 add-to-list modal: the quantity of a deal', () => {
  it('says what it costs, how it is sold, and what fewer cost where that is known', async () => {
    expect(await saidOf(2, '20,00')).toBe('|Antal|I alt 35,00 kr.|2 for 35,00 kr. · 1 for 20,00 kr.|')
    expect(await saidOf(1, '20,00')).toBe('|Antal|I alt 20,00 kr.|2 for 35,00 kr. · 1 for 20,00 kr.|')
    expect(await saidOf(3, '20,00')).toBe('|Antal|I alt 55,00 kr.|2 for 35,00 kr. · 1 for 20,00 kr.|')
  })

  it('never says half of its price', async () => {
    expect(await saidOf(2, null)).toBe('|Antal|I alt 35,00 kr.|2 for 35,00 kr.|')
    expect(await saidOf(1, null)).toBe('|Antal|2 for 35,00 kr.|')
  })

  it('is in the words of each country', async () => {
    expect(await Promise.all(countries.map((country) => saidOf(2, '20,00', country)))).toEqual([
      '|Antal|I alt 35,00 kr.|2 for 35,00 kr. · 1 for 20,00 kr.|',
      '|Antall|Totalt 35,00 kr|2 for 35,00 kr · 1 for 20,00 kr|',
      '|Antal|Totalt 35,00 kr|2 för 35,00 kr · 1 för 20,00 kr|',
      '|Määrä|Yhteensä 35,00 €|2 kpl 35,00 € · 1 kpl 20,00 €|',
    ])
  })

  it('calls a pack of several pieces a pack, also what one costs alone', async () => {
    expect(await saidOf(2, '20,00', 'fi', 'pkt')).toBe(
      '|Määrä|Yhteensä 35,00 €|2 pkt 35,00 € · 1 pkt 20,00 €|',
    )
  })
})
