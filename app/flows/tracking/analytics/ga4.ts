import { setCookie } from '#app/device/cookies/cookies.ts'
import { consentDays } from '#app/domain/consent.ts'
import type { Counter } from '#app/domain/services.ts'
import type { AnalyticsService } from './analytics-service.ts'

declare global {
  interface Window {
    /** What Google's script is told, before and after it is loaded. */
    dataLayer?: unknown[]
    [disabled: `ga-disable-${string}`]: boolean | undefined
  }
}

/** Tells Google's script something. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: Google's script takes no arrays for commands.
  window.dataLayer.push(arguments)
}

/** Consent to statistics is none to advertising. */
const noAdvertising = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }

let isLoaded = false

function load({ id, url }: Counter): void {
  if (isLoaded) return
  isLoaded = true
  const script = document.createElement('script')
  const address = new URL(url)
  address.searchParams.set('id', id)
  script.src = address.href
  script.async = true
  document.head.append(script)
}

/** Counts pages with Google Analytics 4, whose script is loaded once. Its cookies last as long as the consent. */
export function startGa4(counter: Counter): AnalyticsService {
  const { id } = counter
  window[`ga-disable-${id}`] = false
  gtag('consent', isLoaded ? 'update' : 'default', { ...noAdvertising, analytics_storage: 'granted' })
  gtag('js', new Date())
  let isConfigured = false
  return {
    show: ({ address, referrer, kind }) => {
      const page = {
        page_location: address,
        page_referrer: referrer,
        page_title: address,
        content_group: kind,
      }
      // What it reports by itself, such as scrolling, must not have the parameters of the address either.
      gtag('set', page)
      if (!isConfigured) {
        gtag('config', id, {
          send_page_view: false,
          allow_google_signals: false,
          // On this host only, so that they can be deleted.
          cookie_domain: 'none',
          cookie_expires: consentDays * 86_400,
          cookie_update: false,
        })
        load(counter)
      }
      isConfigured = true
      gtag('event', 'page_view', { send_to: id, ...page })
    },
    stop: () => {
      window[`ga-disable-${id}`] = true
      gtag('consent', 'update', { analytics_storage: 'denied' })
      for (const name of ['_ga', `_ga_${id.replace(/^G-/, '')}`]) setCookie(name, '', 0)
    },
  }
}
