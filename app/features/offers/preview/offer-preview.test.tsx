import { expect, it } from 'vitest'
import { coffeeCard } from '#app/domain/offers/offer-summary.fixture.ts'
import type { OfferSummary } from '#app/domain/offers/offer-summary.ts'
import { draw, textsOf } from '../draw.fixture.tsx'
import { OfferPreview } from './offer-preview.tsx'

const preview = (given: Partial<OfferSummary>, description = '') =>
  draw(
    <OfferPreview
      offer={{ ...coffeeCard, ...given }}
      description={description}
      country="dk"
      today="2026-11-21"
      days={null}
    />,
  )
const pictureOf = (html: string) => /<img[^>]* src="([^"]+)"/.exec(html)?.[1]

it('§2.6 the preview shows the image of an offer, and the placeholder if it has none', async () => {
  expect(pictureOf(await preview({ imageUrl: '/pictures/kaffe.svg' }))).toBe('/pictures/kaffe.svg')
  expect(pictureOf(await preview({}))).toBe('/placeholder.svg')
})

it('§2.6 the preview shows the described values, joined by commas, after the size they do not name', async () => {
  expect(textsOf(await preview({}, 'Formalet, Mellemristet'))).toContain('|400 g, Formalet, Mellemristet|')
  expect(textsOf(await preview({}, 'Formalet, 400 g'))).toContain('|Formalet, 400 g|')
})

it('§2.6 the preview shows the unit price that a retailer states for an unknown size', async () => {
  expect(textsOf(await preview({ size: '' }))).toContain('|99,88 kr. pr. kg|')
})

it('§2.6 §3 priceText: the preview shows the units, their type and the price, and what one of several costs alone', async () => {
  expect(textsOf(await preview({}))).toContain('|1 stk. 39,95 kr.|')
  const two = { price: 3495, units: 2 }
  const texts = textsOf(await preview(two))
  expect(texts).toContain('|2 for 34,95 kr.|')
  expect(texts).toContain('|2 stk. 34,95 kr.|')
  expect(texts).not.toContain('|1 stk.')
  expect(textsOf(await preview({ ...two, singlePrice: 2000 }))).toContain(
    '|2 stk. 34,95 kr.|1 stk. 20,00 kr.|',
  )
})

it('§3 product offer: the preview says of a unit price that is not exact what it is', async () => {
  expect(textsOf(await preview({ size: '', unitPriceBound: 'most' }))).toContain('|maks. 99,88 kr. pr. kg|')
})

it('§2.6 the preview marks a sponsored offer, and no other', async () => {
  expect(textsOf(await preview({ isHighlighted: true }))).toContain('|Sponsoreret|')
  expect(textsOf(await preview({}))).not.toContain('Sponsoreret')
})
