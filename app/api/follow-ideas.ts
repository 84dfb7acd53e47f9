import { fromCallback } from 'xstate'
import { failureOf } from '#app/domain/failure.ts'
import type { Locale } from '#app/domain/locales.ts'
import type { SearchIdeas } from '#app/domain/offers.ts'
import { request } from './request.ts'

type Wanted = { type: 'locale.changed'; locale: Locale }

const noIdeas: SearchIdeas = { popularSearchTerms: [], staples: [], advertisement: null }

/**
 * Fetches what the search box shows without a search (`GET /api/search-ideas/{locale}`), for its first locale and for each
 * that it is told. Only the last one is answered. The search box works without ideas, so that a failure is answered by
 * none; it is reported unless the connection or a busy server is the cause.
 */
export const followIdeas = fromCallback<Wanted, { locale: Locale }>(({ input, sendBack, receive }) => {
  let asking = new AbortController()
  const ask = async (locale: Locale) => {
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    const ideas = await request<SearchIdeas>('GET', `/api/search-ideas/${locale}`, { signal }).catch(
      (error: unknown) => {
        if (!signal.aborted && failureOf(error).kind === 'unexpected') reportError(error)
        return noIdeas
      },
    )
    if (!signal.aborted) sendBack({ type: 'ideas.loaded', ideas })
  }
  void ask(input.locale)
  receive(({ locale }) => void ask(locale))
  return () => asking.abort()
})
