import { useLocation, useSearch } from '@tanstack/react-router'
import { ownPath } from '#app/domain/account/own-path.ts'
import { inCountry } from '#app/domain/locale/locales.ts'

/** The search parameters of a page on the way to an account; `verified` is what the link of a mail did. */
export type WaySearch = { verified?: string; next?: string }

/** Reads them; a `next` that is no path of this site is left out. */
export function waySearch({ next, verified }: Record<string, unknown>): WaySearch {
  return { ...(typeof verified === 'string' && { verified }), ...carriedNext(ownPath(next)) }
}

/** `next` as links carry it on; nothing where there is none. */
export function carriedNext(next: string | undefined): { next?: string } {
  return next === undefined ? {} : { next }
}

/** Where the address says that the shopper was before they came to the pages of an account. */
export function useNext(): string | undefined {
  return useSearch({ strict: false, select: (search: Record<string, unknown>) => ownPath(search.next) })
}

/** Pages that nobody needs to be brought back to, as they are in Denmark: those of an account, and the front page. */
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
])

/** Where a shopper who leaves this page to log in, register or verify their email is to be brought back to. */
export function useWayBack(): string | undefined {
  const next = useNext()
  const { href, pathname } = useLocation()
  return next ?? (notGoneBackTo.has(inCountry(pathname, 'dk')) ? undefined : href)
}
