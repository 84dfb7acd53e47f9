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
import { type Country, languageOfCountry } from '#app/domain/locale/locales.ts'
import { createCatalogueStore } from '#app/i18n/catalogue-store.ts'

/** Renders a page in a country to HTML, for tests. */
export async function draw(page: ReactNode, country: Country = 'dk'): Promise<string> {
  const catalogues = createCatalogueStore()
  const language = languageOfCountry(country)
  await catalogues.load(language)
  const root = createRootRoute()
  const ofCountry = createRoute({
    getParentRoute: () => root,
    path: '/{-$locale}',
    beforeLoad: () => ({ country }),
    component: () => <I18nProvider i18n={catalogues.get(language)}>{page}</I18nProvider>,
  })
  const history = createMemoryHistory({ initialEntries: [`/${country}`] })
  const router = createRouter({ routeTree: root.addChildren([ofCountry]), history })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

/** The texts in some HTML, separated by bars, with plain spaces and dashes: `|400 g|99,88 pr. kg|`. */
export const textsOf = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/(?:<[^>]+>)+/g, '|')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')
