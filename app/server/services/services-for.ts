import type { Country } from '#app/domain/locale/locales.ts'
import type { Counter, PageServices, Services } from '#app/domain/services.ts'

const counterFor = ({ ids, url }: Services['ga4'], country: Country): Counter | undefined => {
  const id = ids[country]
  return id === undefined ? undefined : { id, url }
}

/**
 * The services that pages of a country use: its analytics (§9), and the app wrapper (§7.5) in the app.
 * @param agent what the asking browser calls itself.
 */
export function servicesFor(
  { wrapper, ...counters }: Services,
  country: Country,
  agent: string,
): PageServices {
  const { agent: appAgent, ...files } = wrapper
  const isWrapped = Object.keys(files).length > 0 && agent.includes(appAgent)
  const [ga4, plausible] = [counters.ga4, counters.plausible].map((counter) => counterFor(counter, country))
  return { ...(ga4 && { ga4 }), ...(plausible && { plausible }), ...(isWrapped && { wrapper: files }) }
}

/** Where the script of Google Analytics sends what it counts, by its documentation of content security policies. */
const googleHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

/** The hosts of others that pages may ask, by directive of the content security policy; only those that are configured. */
export function hostsOfServices({
  ga4,
  plausible,
  wrapper,
}: Services): Record<'connect' | 'img' | 'font', string[]> {
  const isUsed = (ids: object) => Object.keys(ids).length > 0
  const google = isUsed(ga4.ids) ? [new URL(ga4.url).origin, ...googleHosts] : []
  const files = [wrapper.script, wrapper.stylesheet].flatMap((file) => (file ? [new URL(file).origin] : []))
  const own = [...new Set(files)]
  const counting = isUsed(plausible.ids) ? [new URL(plausible.url).origin] : []
  return { connect: [...google, ...counting, ...own], img: [...google, ...own], font: own }
}
