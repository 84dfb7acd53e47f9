import { fromCallback } from 'xstate'
import { request } from '#app/api/request.ts'
import { failureOf } from '#app/domain/failure.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import { countryOfLocale, type Locale } from '#app/domain/locale/locales.ts'
import type { SearchIdeas } from '#app/domain/offers/offers.ts'
import type { IdeasWanted } from '#machines/typeahead/typeahead.machine.ts'

const noIdeas: SearchIdeas = { popularSearchTerms: [], staples: [], advertisement: null }

const today = (locale: Locale) => dayIn(countryOfLocale(locale), new Date())

/**
 * Fetches what the search box shows before a search (`GET /api/search-ideas/{locale}`), for the first locale and each new
 * one; only the last one is answered. The search box works without ideas, so a failure is answered with no ideas, and
 * reported unless the connection or a busy server is the cause. If the ideas are missing or of another day, they are
 * fetched again when the shopper returns to the tab or the connection is back.
 */
export const followIdeas = fromCallback<IdeasWanted, { locale: Locale }>(({ input, sendBack, receive }) => {
  let asking = new AbortController()
  let { locale } = input
  /** The day of the last request, unless it failed. */
  let day: string | undefined
  const ask = async () => {
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    day = today(locale)
    const ideas = await request<SearchIdeas>('GET', `/api/search-ideas/${locale}`, { signal }).catch(
      (error: unknown) => {
        if (signal.aborted) return noIdeas
        day = undefined
        if (failureOf(error).kind === 'unexpected') reportError(error)
        return noIdeas
      },
    )
    if (!signal.aborted) sendBack({ type: 'ideas.loaded', ideas })
  }
  void ask()
  receive((event) => {
    locale = event.locale
    void ask()
  })
  const leave = new AbortController()
  const check = () => {
    if (day !== today(locale)) void ask()
  }
  document.addEventListener('visibilitychange', check, leave)
  addEventListener('online', check, leave)
  return () => {
    leave.abort()
    asking.abort()
  }
})
