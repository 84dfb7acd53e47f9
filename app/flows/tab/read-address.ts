import type { RegisteredRouter } from '@tanstack/react-router'
import { countryOfPath, type Locale } from '#app/domain/locale/locales.ts'

type Location = RegisteredRouter['state']['location']

/** The locale that an address is in; `default` without a country's prefix (§1). */
export const localeOf = ({ pathname }: Pick<Location, 'pathname'>): Locale =>
  countryOfPath(pathname) ?? 'default'

/** The key of an address's entry in the tab's history. Only an entry made outside of the router has none: its address is. */
export const entryOf = ({ state, href }: Pick<Location, 'state' | 'href'>): string => state.__TSR_key ?? href

/** The search term in an address, from its path or from a submitted form; undefined if there is none. */
export function queryAt(router: RegisteredRouter, location: Location): string | undefined {
  const match = router.matchRoutes(location).at(-1)
  const { term, q }: { term?: unknown; q?: unknown } = { ...match?.search, ...match?.params }
  return [term, q].find((text) => typeof text === 'string')
}
