import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { coffeeCard } from '#app/domain/offer-card.fixture.ts'
import type { OfferCard } from '#app/domain/offer-card.ts'
import { createCatalogueStore } from '#app/i18n/catalogue-store.ts'
import { OfferPreview } from './offer-preview.tsx'

/** Draws as a page of Denmark does. */
async function drawn(page: ReactNode): Promise<string> {
  const catalogues = createCatalogueStore()
  await catalogues.load('da')
  const root = createRootRoute()
  const country = createRoute({
    getParentRoute: () => root,
    path: '/{-$locale}',
    beforeLoad: () => ({ country: 'dk' }),
    component: () => <I18nProvider i18n={catalogues.get('da')}>{page}</I18nProvider>,
  })
  const history = createMemoryHistory({ initialEntries: ['/dk'] })
  const router = createRouter({ routeTree: root.addChildren([country]), history })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

const preview = (given: Partial<OfferCard>, description = '') =>
  drawn(
    <OfferPreview
      offer={{ ...coffeeCard, ...given }}
      description={description}
      country="dk"
      today="2026-11-21"
      days={null}
    />,
  )
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '|')
const pictureOf = (html: string) => /<img[^>]* src="([^"]+)"/.exec(html)?.[1]

it('§2.6 the preview shows the image of an offer, and the placeholder where it has none', async () => {
  expect(pictureOf(await preview({ imageUrl: '/pictures/kaffe.svg' }))).toBe('/pictures/kaffe.svg')
  expect(pictureOf(await preview({}))).toBe('/placeholder.svg')
})

it('§2.6 the preview shows the described values, joined by commas, after the size they do not name', async () => {
  expect(textOf(await preview({}, 'Formalet, Mellemristet'))).toContain('|400 g, Formalet, Mellemristet|')
  expect(textOf(await preview({}, 'Formalet, 400 g'))).toContain('|Formalet, 400 g|')
})

it('§2.6 the preview shows the price of a full unit that a retailer states of an unknown size', async () => {
  expect(textOf(await preview({ size: '' }))).toContain('|99,88 kr. pr. kg|')
})

it('§2.6 the preview says of a sponsored offer, and of no other, that it is', async () => {
  expect(textOf(await preview({ isHighlighted: true }))).toContain('|Sponsoreret|')
  expect(textOf(await preview({}))).not.toContain('Sponsoreret')
})
