import { useNavigate, useRouter } from '@tanstack/react-router'
import { useOptimistic, useRef, useTransition } from 'react'
import { eachFilter } from '#app/domain/search/filters/filters.ts'
import { type ResultsSearch, readResultsSearch } from '#app/domain/search/results-search.ts'

/**
 * A change of the address. `more` replaces the history entry, because it is the same list. After `anew` no page that was read
 * before counts any more.
 */
type Change = { search: ResultsSearch; more?: boolean; anew?: boolean }

/** The shopper's choices on a results page, and a function to change them without losing the scroll position. */
export type Selection = {
  search: ResultsSearch
  /** The search parameters that every choice keeps: those that say which page it is. */
  page: Record<string, string | number | undefined>
  isPending: boolean
  change: (change: Change) => Promise<void>
}

/** Reads the selection from a form's fields; the default order is left out. */
export function readForm(form: HTMLFormElement): ResultsSearch {
  const fields = new FormData(form)
  if (fields.get('sort') === 'relevance') fields.delete('sort')
  return readResultsSearch({
    ...eachFilter((name) => fields.getAll(name)),
    sort: fields.get('sort'),
    exact: fields.get('exact'),
  })
}

/**
 * The selection in an address. A change shows at once in the changed control, while the old offers stay until the new
 * ones are loaded: the page is preloaded before the navigation.
 *
 * It is no machine: React's transition and the router's navigation are the states, and xstate would add 13 kB to the
 * first load of a page that search engines send people to.
 */
export function useResultsSearch(address: ResultsSearch, page: Selection['page'] = {}): Selection {
  const router = useRouter()
  const navigate = useNavigate()
  const [search, choose] = useOptimistic(address)
  const [isPending, startTransition] = useTransition()
  const latest = useRef(0)

  const change = ({ search: next, more = false, anew = false }: Change) =>
    new Promise<void>((resolve) => {
      startTransition(async () => {
        choose(next)
        latest.current += 1
        const mine = latest.current
        const to = {
          to: '.',
          search: { ...page, ...next },
          resetScroll: false,
          viewTransition: false,
          replace: more,
        } as const
        await router.preloadRoute(to)
        // If the shopper has chosen again in the meantime, only the later choice navigates.
        if (mine === latest.current) await navigate(to)
        if (anew) router.clearCache()
        resolve()
      })
    })

  return { search, page, isPending, change }
}
