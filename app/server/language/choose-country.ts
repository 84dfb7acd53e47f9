import { chosenCountryCookie } from '#app/domain/locale/chosen-country.ts'
import { isCountry } from '#app/domain/locale/locales.ts'
import { setCookie } from '../api/cookies.ts'
import { isSameOrigin } from '../api/guards/same-origin.ts'
import { settings } from '../settings.ts'

const leadTo = (path: string, headers: Record<string, string> = {}) =>
  new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store', ...headers } })

/**
 * `POST /language?country=se`: remembers the country in a cookie and leads to its front page. Anything else than a country
 * leads back to the choice; 403 for a form of another site.
 */
export function chooseCountry(request: Request): Response {
  if (!isSameOrigin(request, settings().appUrl)) return new Response('Forbidden\n', { status: 403 })
  const country = new URL(request.url).searchParams.get('country')
  if (!isCountry(country)) return leadTo('/language')
  const { name, seconds } = chosenCountryCookie
  return leadTo(`/${country}`, {
    'set-cookie': setCookie(name, { value: country, seconds, isReadable: true }),
  })
}
