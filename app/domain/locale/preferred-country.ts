import { type Country, countries, languageOfCountry } from './locales.ts'

/** Codes under which browsers know Norwegian. */
const norwegian = new Set(['no', 'nb', 'nn'])

const countryOfLanguage = (code: string): Country | undefined =>
  norwegian.has(code) ? 'no' : countries.find((country) => languageOfCountry(country) === code)

type Wish = { tag: string; weight: number }

function readWish(text: string): Wish {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return { tag, weight: quality ? Number(quality.slice(2)) || 0 : 1 }
}

/**
 * The country whose language a browser prefers to that of the page's country. Undefined if it prefers the page's, or none
 * of ours, or if it is set to the page's own country: a Finn who reads Swedish shops in Finland.
 * @param header the browser's `Accept-Language` (RFC 9110, 12.5.4), such as `sv-SE,sv;q=0.9,en;q=0.8`.
 */
export function preferredCountry(header: string, pageCountry: Country): Country | undefined {
  const wishes = header.split(',').map(readWish)
  for (const { tag, weight } of wishes.toSorted((one, other) => other.weight - one.weight)) {
    const [code = '', ...subtags] = tag.split('-')
    const preferred = countryOfLanguage(code)
    if (!preferred || weight === 0) continue
    return preferred === pageCountry || subtags.includes(pageCountry) ? undefined : preferred
  }
  return undefined
}
