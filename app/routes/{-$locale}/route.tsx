import { createFileRoute, Outlet } from '@tanstack/react-router'
import { countryOfLocale } from '#app/domain/locale/locales.ts'
import type { PageServices } from '#app/domain/services.ts'
import { useReleasedNavigation } from '#app/flows/tab/hold-navigation.ts'
import { getServices } from '#app/functions/services.ts'
import { localeParams } from './-locale-params.ts'

/** The pages of a country, with the services of others that they use. */
export const Route = createFileRoute('/{-$locale}')({
  params: localeParams,
  beforeLoad: ({ params: { locale } }) => ({ country: countryOfLocale(locale) }),
  // A page works without them.
  loader: ({ context: { country } }) => getServices({ data: { country } }).catch((): PageServices => ({})),
  staleTime: Number.POSITIVE_INFINITY,
  // In the main chunk, since every page has it.
  codeSplitGroupings: [],
  component: Country,
  head: ({ loaderData: { wrapper } = {} }) => ({
    links: wrapper?.stylesheet ? [{ rel: 'stylesheet', href: wrapper.stylesheet }] : [],
    scripts: wrapper?.script ? [{ src: wrapper.script, async: true }] : [],
  }),
})

function Country() {
  useReleasedNavigation()
  return <Outlet />
}
