import { allChainsCookie, myChainsCookie } from '#app/domain/chains/my-chains.ts'
import { consentCookie } from '#app/domain/consent.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import { countryOfLocale, countryOfPath } from '#app/domain/locale/locales.ts'
import { membershipsCookie } from '#app/domain/memberships/memberships.ts'
import { hasSession } from '../accounts/sessions/session-cookie.ts'
import { readCookie } from '../api/cookies.ts'
import { countryToOffer } from '../language/country-to-offer.ts'
import { goToChosenCountry } from '../language/go-to-chosen-country.ts'
import { servicesFor } from '../services/services-for.ts'
import { settings } from '../settings.ts'

/**
 * Everything that a visitor's page is drawn from besides the database: two requests with the same key get the same page.
 * Undefined for what is no page, and for a page that is drawn for one request: a user's, one that a developer looks into, and
 * the front page for who may be led to another country.
 */
export function pageKey(request: Request, now: Date): string | undefined {
  if (request.method !== 'GET') return undefined
  const { pathname, search } = new URL(request.url)
  // The router decodes a path before it reads the country from it.
  if (/^\/((api|_serverFn)\/|[^/]*%)/.test(pathname)) return undefined
  if (hasSession(request) || settings().devFlows || goToChosenCountry(request)) return undefined
  const country = countryOfLocale(countryOfPath(pathname))
  const { services } = settings()
  const agent = request.headers.get('user-agent') ?? ''
  return JSON.stringify([
    pathname + search,
    dayIn(country, now),
    countryToOffer(request, country),
    servicesFor(services, country, agent),
    ...[consentCookie, allChainsCookie, myChainsCookie(country).name, membershipsCookie(country).name].map(
      (name) => readCookie(request, name) ?? null,
    ),
  ])
}
