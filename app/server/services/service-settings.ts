import * as v from 'valibot'
import { type Country, countries, isCountry } from '#app/domain/locale/locales.ts'
import type { Services } from '#app/domain/services.ts'

/** An address on another host; only over https, because pages with it are. */
const address = (example: string) =>
  v.union([
    v.literal(''),
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && new URL(text).protocol === 'https:',
        `must be an address such as ${example}`,
      ),
    ),
  ])

function readIds(text: string): [Country, string][] | undefined {
  const pairs = text.split(',').map((pair) => pair.trim().split('='))
  const ids = pairs.flatMap(([country = '', id = '', ...rest]) =>
    isCountry(country) && /^[\w.-]+$/.test(id) && rest.length === 0
      ? [[country, id] as [Country, string]]
      : [],
  )
  const known = new Set(ids.map(([country]) => country))
  return ids.length === pairs.length && known.size === ids.length ? ids : undefined
}

/** Ids by country, such as `dk=G-1,se=G-2`; a country without one is not counted. */
const ids = (example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => text === '' || readIds(text) !== undefined,
      `must be ids by country (${countries.join(', ')}), such as ${example}`,
    ),
    v.transform((text): Partial<Record<Country, string>> => Object.fromEntries(readIds(text) ?? [])),
  )

/** The settings of services of others: analytics (§9) and the app wrapper (§7.5). */
export const serviceEntries = {
  GA4_IDS: v.optional(ids('dk=G-AB12CD34EF,se=G-GH56IJ78KL'), ''),
  GA4_SCRIPT: v.optional(address('https://www.googletagmanager.com/gtag/js'), ''),
  PLAUSIBLE_SITES: v.optional(ids('dk=tilbudsugen.dk,se=tilbudsugen.se'), ''),
  PLAUSIBLE_URL: v.optional(address('https://plausible.io/api/event'), ''),
  APP_WRAPPER_SCRIPT: v.optional(address('https://cdn.example.org/wrapper.js'), ''),
  APP_WRAPPER_STYLESHEET: v.optional(address('https://cdn.example.org/wrapper.css'), ''),
  APP_WRAPPER_AGENT: v.optional(v.string(), ''),
}

const entries = v.object(serviceEntries)

/** The services that checked settings name. */
export function readServices(env: v.InferOutput<typeof entries>): Services {
  return {
    ga4: { ids: env.GA4_IDS, url: env.GA4_SCRIPT || 'https://www.googletagmanager.com/gtag/js' },
    plausible: { ids: env.PLAUSIBLE_SITES, url: env.PLAUSIBLE_URL || 'https://plausible.io/api/event' },
    wrapper: {
      ...(env.APP_WRAPPER_SCRIPT && { script: env.APP_WRAPPER_SCRIPT }),
      ...(env.APP_WRAPPER_STYLESHEET && { stylesheet: env.APP_WRAPPER_STYLESHEET }),
      agent: env.APP_WRAPPER_AGENT,
    },
  }
}
