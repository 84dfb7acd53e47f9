import { Link } from '@tanstack/react-router'
import { termInAddress } from '#app/domain/search/search-term.ts'

/** A link to the results of a popular term, like a search submit (§2.1, `tfsf`). */
export function SearchLink({ term, className }: { term: string; className: string }) {
  return (
    <Link
      to="/{-$locale}/offer/$term"
      params={{ term: termInAddress(term) }}
      search={{ tfsf: 1 }}
      className={className}
    >
      {term}
    </Link>
  )
}
