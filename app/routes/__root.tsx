import fontUrl from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url'
import { I18nProvider } from '@lingui/react'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import appCss from '#app/app.css?url'
import type { WatchableProduct } from '#app/domain/agents/price-agent.ts'
import { earlyDrawings } from '#app/features/navigation/early-drawings.ts'
import { earlyNavigationCode } from '#app/flows/early/early-navigation.ts'
import { doEarlyPresses, earlyPressesCode } from '#app/flows/early/early-presses.ts'
import { whenTouched } from '#app/flows/tab/when-touched.ts'
import { siteOrigin } from '#app/functions/origin.ts'
import type { CatalogueStore } from '#app/i18n/catalogue-store.ts'
import { languageOfPath } from '#app/i18n/language-of-path.ts'
import { PageTexts } from '#app/i18n/page-texts.tsx'
import { WholeEmail } from '#app/i18n/whole-email.tsx'

type RootContext = {
  catalogues: CatalogueStore
  /** What is known of a product's past offers, for the price agent's form; null if there is no such product. */
  askProductToWatch: (variantId: number) => Promise<WatchableProduct | null>
}

export const Route = createRootRouteWithContext<RootContext>()({
  beforeLoad: async ({ context, location, preload }) => {
    const language = languageOfPath(location.pathname)
    await context.catalogues.load(language).catch((error: unknown) => {
      // The page came with those of its texts that it needs.
      if (context.catalogues.hasSome(language)) return
      if (preload || import.meta.env.SSR) throw error
      // Without any of its texts no page of the language can be drawn here, not even one about the error; the server can.
      window.location.assign(location.href)
      return new Promise(() => {})
    })
    return { language, origin: siteOrigin() }
  },
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#0F3A2E' },
      { title: 'Tilbudsugen' },
    ],
    links: [
      { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'stylesheet', href: appCss },
      ...earlyDrawings,
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'manifest', href: '/manifest.json' },
    ],
  }),
  shellComponent: Document,
  component: Outlet,
})

function Document({ children }: { children: ReactNode }) {
  const { catalogues, language } = Route.useRouteContext()
  const { ssr } = useRouter().options
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    doEarlyPresses()
  }, [])
  useEffect(() => {
    // The page was sent with only the texts that it needs until the shopper opens something.
    whenTouched()
      .then(() => catalogues.load(language))
      .catch(reportError)
  }, [catalogues, language])
  // A layout effect, so that the observer of the last language is gone before it could hear of the new one.
  useLayoutEffect(() => keepLanguage(document.documentElement, language), [language])
  return (
    <html lang={language}>
      <head>
        <script nonce={ssr?.nonce} suppressHydrationWarning>
          {earlyPressesCode() + earlyNavigationCode()}
        </script>
        <HeadContent />
      </head>
      <body>
        <I18nProvider i18n={catalogues.get(language)} defaultComponent={WholeEmail}>
          {children}
        </I18nProvider>
        <PageTexts catalogues={catalogues} language={language} />
        <Scripts />
      </body>
    </html>
  )
}

/** Sets the page's language again if something else changes it, such as a translation tool (§2.4). */
function keepLanguage(root: HTMLElement, language: string): () => void {
  const observer = new MutationObserver(() => {
    if (root.lang !== language) root.lang = language
  })
  observer.observe(root, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}
