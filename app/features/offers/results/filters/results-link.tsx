import { Link } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { ResultsSearch } from '#app/domain/search/results-search.ts'
import { isPlainClick } from '#app/ui/link/is-plain-click.ts'
import type { Selection } from '../use-results-search.ts'

type Properties = Pick<ComponentProps<'a'>, 'ref' | 'className' | 'aria-label' | 'aria-current'> & {
  to: ResultsSearch
  selection: Selection
  more?: boolean
  /** Not to be loaded ahead. */
  preload?: false
  onArrive?: () => void
  children: ReactNode
}

/** A link to another selection of the same results, which keeps the scroll position. */
export function ResultsLink({ to, selection, more, onArrive, children, ...rest }: Properties) {
  const follow = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    await selection.change({ search: to, more })
    onArrive?.()
  }
  return (
    <Link
      to="."
      search={{ ...selection.page, ...to }}
      activeOptions={{ exact: true }}
      onClick={follow}
      {...rest}
    >
      {children}
    </Link>
  )
}
