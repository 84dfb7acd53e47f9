import type { Country } from './locale/locales.ts'

/** A service that counts pages, and what it knows a country's site by (§9). */
export type Counter = {
  /** The measurement id of Google Analytics 4, or the name of a site at Plausible. */
  id: string
  /** The address of its script; of Plausible, which needs none, the address that takes page views. */
  url: string
}

/** The app that wraps the site: what it needs in each page (§7.5). */
export type AppWrapper = { script?: string; stylesheet?: string }

/** The services of others that a page of a country uses, as far as they are configured. */
export type PageServices = { ga4?: Counter; plausible?: Counter; wrapper?: AppWrapper }

/** The same of all countries, as it is configured. */
export type Services = {
  ga4: { ids: Partial<Record<Country, string>>; url: string }
  plausible: { ids: Partial<Record<Country, string>>; url: string }
  /** `agent` is what the browser of the app calls itself among other words; if it is empty, every page is wrapped. */
  wrapper: AppWrapper & { agent: string }
}

/** The names of the services that count pages, as they call themselves. */
export const counterNames = ({ ga4, plausible }: PageServices): string[] => [
  ...(ga4 ? ['Google Analytics'] : []),
  ...(plausible ? ['Plausible'] : []),
]
