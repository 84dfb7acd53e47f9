import type { RegisteredRouter } from '@tanstack/react-router'
import { countryOfPath, type Locale } from '#app/domain/locale/locales.ts'

type Location = RegisteredRouter['state']['location']

export const localeOf = ({ pathname }: Pick<Location, 'pathname'>): Locale =>
  countryOfPath(pathname) ?? 'default'

/** The searched term that an address names, or that a form was sent with; undefined if it has neither. */
export function queryAt(router: RegisteredRouter, location: Location): string | undefined {
  const match = router.matchRoutes(location).at(-1)
  const { term, q }: { term?: unknown; q?: unknown } = { ...match?.search, ...match?.params }
  return [term, q].find((text) => typeof text === 'string')
}
