import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { conditionsText, isConditional, type OfferCondition } from '#app/domain/offers/offer-conditions.ts'
import { addableOffer } from '#app/domain/offers/offer-sketch.ts'
import { coffeeCard } from '#app/domain/offers/offer-summary.fixture.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { ItemLine } from '#app/features/add-to-list/item-line.tsx'
import { draw, textsOf } from '#app/features/offers/draw.fixture.tsx'
import { Shelf } from '#app/features/offers/front/shelf.tsx'
import { Tile } from '#app/features/offers/leaflet/tile.tsx'
import { OfferCard } from '#app/features/offers/offer-card.tsx'
import { OfferPreview } from '#app/features/offers/preview/offer-preview.tsx'
import { ChainComparison } from '#app/features/offers/product/prices/chain-comparison.tsx'
import { WatchedOffer } from '#app/features/offers/product/prices/watched-offer.tsx'
import { CoverGoods } from '#app/features/offers/weekly/leaflet-cover.tsx'
import { priceOf } from '#app/server/mail/letters/price-alerts.ts'
import type { ToldOffer } from '#app/server/mail/mail.ts'

const [country, today] = ['dk', '2026-11-21'] as const
const shown = { country, today } as const
const trumf: OfferCondition = { kind: 'member', programme: { id: 'trumf', name: 'Trumf' } }
const offer: OfferSummary = { ...coffeeCard, conditions: [trumf, { kind: 'limit', quantity: 3 }] }
const said = 'Medlemspris · Trumf · Maks. 3 pr. kunde'

describe('§3 conditions of a price', () => {
  it.each<[Country, string]>([
    ['dk', 'Medlemspris · Trumf · Kun i appen · Med kupon · Ved køb for 200 kr. · Maks. 3 pr. kunde'],
    ['no', 'Medlemspris · Trumf · Kun i appen · Med kupong · Når du handler for 200 kr · Maks. 3 per kunde'],
    ['se', 'Medlemspris · Trumf · Bara i appen · Med kupong · När du handlar för 200 kr · Max 3 per kund'],
    [
      'fi',
      'Jäsenhinta · Trumf · Vain sovelluksessa · Kupongilla · Kun ostat vähintään 200 € · Enint. 3 / asiakas',
    ],
  ])('are said in the words of %s', (place, text) => {
    const all: OfferCondition[] = [
      ...[trumf, { kind: 'app' } as const, { kind: 'coupon' } as const],
      ...[{ kind: 'minimumSpend', amount: 20_000 } as const, { kind: 'limit', quantity: 3 } as const],
    ]
    expect(conditionsText({ conditions: all }, place).replaceAll('\u00a0', ' ')).toBe(text)
  })

  it('are none without any, and a limit leaves the price one for everybody', () => {
    expect([conditionsText({}, 'dk'), isConditional({})]).toEqual(['', false])
    expect(isConditional({ conditions: [{ kind: 'limit', quantity: 3 }] })).toBe(false)
    expect(isConditional({ conditions: [{ kind: 'coupon' }] })).toBe(true)
  })

  it.each<[place: string, drawn: ReactNode]>([
    ['a card', <OfferCard key="1" offer={offer} module="results" {...shown} />],
    ['a shelf', <Shelf key="1" offers={[offer]} {...shown} />],
    [
      'a tile of a leaflet',
      <Tile key="1" offer={{ ...offer, description: '' }} size="small" period={offer} {...shown} />,
    ],
    ['a cover', <CoverGoods key="1" offers={[offer]} {...shown} />],
    ['the head of a page', <OfferPreview key="1" offer={offer} description="" days={null} {...shown} />],
    [
      'the table of shops',
      <ChainComparison
        key="1"
        offers={[{ ...coffeeCard, id: 1 }, offer]}
        current={{ ...coffeeCard, id: 1 }}
        isLive
        {...shown}
      />,
    ],
    ['the page of the price agent', <WatchedOffer key="1" offer={offer} unlike="" {...shown} />],
  ])('stand beside the price on %s, and are heard with it', async (_, drawn) => {
    const texts = textsOf(await draw(drawn)).split('|')
    expect(texts.filter((text) => text === said)).toHaveLength(1)
    expect(texts.filter((text) => text.endsWith(`, ${said}`))).toHaveLength(1)
  })

  it('stand on an item of a list and in the modal that adds it, and stay as they were', async () => {
    const addable = addableOffer(offer, country, today)
    expect(addable.item.subText.replaceAll('\u00a0', ' ')).toBe(`400 g · ${said} · 20.11–26.11`)
    expect(textsOf(await draw(<ItemLine addable={addable} country={country} />))).toContain(said)
  })

  it('§4 price alerts: are told with the price', () => {
    const told = { ...offer, chain: 'Netto', country, lowestBefore: null } as unknown as ToldOffer
    expect(priceOf(told).replaceAll('\u00a0', ' ').endsWith(`, ${said}`)).toBe(true)
  })
})
