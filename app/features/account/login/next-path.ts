import { useLocation, useSearch } from '@tanstack/react-router'
import { ownPath } from '#app/domain/account/own-path.ts'
import { inCountry } from '#app/domain/locale/locales.ts'

/** The search parameters of the login and registration pages. */
export type WaySearch = { next?: string }

/** Reads the parameters; a `next` that is no path of this site is left out. */
export function waySearch({ next }: Record<string, unknown>): WaySearch {
  return carriedNext(ownPath(next))
}

/** `next` as a search parameter for links; empty if there is none. */
export function carriedNext(next: string | undefined): { next?: string } {
  return next === undefined ? {} : { next }
}

/** The page the shopper came from before the account pages, as the address names it. */
export function useNext(): string | undefined {
  return useSearch({ strict: false, select: (search: Record<string, unknown>) => ownPath(search.next) })
}

/** Whether a path is that of the price agent, which only verified users have. */
export const isPriceAgent = (path: string | undefined): boolean =>
  path !== undefined && /^\/dk\/pricing-agent\/?(?=$|[?#])/.test(inCountry(path, 'dk'))

/** Pages that shoppers are not brought back to, by their Danish path: the account pages and the front page. */
const notGoneBackTo = new Set([
  '/dk',
  '/dk/',
  '/dk/check-email',
  '/dk/forgot-password',
  '/dk/login',
  '/dk/profile',
  '/dk/register',
  '/dk/register-gender-birthyear',
  '/dk/reset-password',
  '/dk/verify-email',
])

/** The page to bring a shopper back to after they log in, register or verify their email. */
export function useWayBack(): string | undefined {
  const next = useNext()
  const { href, pathname } = useLocation()
  return next ?? (notGoneBackTo.has(inCountry(pathname, 'dk')) ? undefined : href)
}
