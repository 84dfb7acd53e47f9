import { useNavigate, useRouter } from '@tanstack/react-router'
import { useOptimistic, useRef, useTransition } from 'react'
import { type ResultsSearch, readResultsSearch } from '#app/domain/search/results-search.ts'

/** How a change of the address goes: `more` keeps the history entry, since it is the same list. */
type Change = { search: ResultsSearch; more?: boolean }

/** What a shopper has chosen on a results page, and the way to choose anew without leaving one's place. */
export type Selection = {
  search: ResultsSearch
  isPending: boolean
  change: (change: Change) => Promise<void>
}

/** The selection a form's fields hold; the order it has anyway is not said. */
export function readForm(form: HTMLFormElement): ResultsSearch {
  const fields = new FormData(form)
  if (fields.get('sort') === 'relevance') fields.delete('sort')
  return readResultsSearch({
    chain: fields.getAll('chain'),
    category: fields.getAll('category'),
    sort: fields.get('sort'),
    exact: fields.get('exact'),
  })
}

/**
 * The selection an address holds. A change shows at once in what was touched, while the offers that stood there stay
 * until the new ones have come: the page is loaded ahead and only then gone to.
 *
 * It is no machine: React's transition and the router's navigation are the states, and xstate would weigh 13 kB in the
 * first load of a page that search engines send people to.
 */
export function useResultsSearch(address: ResultsSearch): Selection {
  const router = useRouter()
  const navigate = useNavigate()
  const [search, choose] = useOptimistic(address)
  const [isPending, startTransition] = useTransition()
  const latest = useRef(0)

  const change = ({ search: next, more = false }: Change) =>
    new Promise<void>((resolve) => {
      startTransition(async () => {
        choose(next)
        latest.current += 1
        const mine = latest.current
        const to = {
          to: '.',
          search: next,
          resetScroll: false,
          viewTransition: false,
          replace: more,
        } as const
        await router.preloadRoute(to)
        // Whoever chose again meanwhile is taken to the later choice only.
        if (mine === latest.current) await navigate(to)
        resolve()
      })
    })

  return { search, isPending, change }
}
