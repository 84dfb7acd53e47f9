import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { termInAddress } from '#app/domain/search/search-term.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { isPlainClick } from '#app/ui/link/is-plain-click.ts'

type Properties = { tab: Tab; term: string; className: string; children: ReactNode }

/** A link to a term's results. The machine handles the click, so that the field shows the term too. */
export function TermLink({ tab, term, className, children }: Properties) {
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    tab.typeahead.send({ type: 'term.chosen', term })
  }
  return (
    <Link
      to="/{-$locale}/offer/$term"
      params={{ term: termInAddress(term) }}
      search={{ tfsf: 1 }}
      preload={false}
      className={className}
      tabIndex={-1}
      onClick={choose}
    >
      {children}
    </Link>
  )
}
