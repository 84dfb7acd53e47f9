import { chosenCountryCookie } from '#app/domain/locale/chosen-country.ts'
import { isCountry } from '#app/domain/locale/locales.ts'
import { readCookie } from '../api/cookies.ts'
import { settings } from '../settings.ts'

function isFromOurPage({ headers }: Request): boolean {
  const referrer = headers.get('referer')
  if (!referrer || !URL.canParse(referrer)) return false
  const { origin, host } = new URL(referrer)
  return origin === new URL(settings().appUrl).origin || host === headers.get('host')
}

/**
 * Redirects a visit of the bare `/` to the front page of the country that the shopper chose. Undefined if they chose none
 * or Denmark, whose front page that is, or if a page of ours led here: then the Danish page is what they want.
 */
export function goToChosenCountry(request: Request): Response | undefined {
  const { pathname, search } = new URL(request.url)
  const country = readCookie(request, chosenCountryCookie.name)
  if (pathname !== '/' || !isCountry(country) || country === 'dk' || isFromOurPage(request)) return undefined
  return new Response(null, {
    status: 302,
    headers: {
      location: `/${country}${search}`,
      'cache-control': 'private, no-store',
      vary: 'cookie, referer',
    },
  })
}
