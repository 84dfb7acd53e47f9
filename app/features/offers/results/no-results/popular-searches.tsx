import { useLingui } from '@lingui/react/macro'
import { chip, chips } from 'styled-system/recipes'
import { SearchLink } from '../../search-link.tsx'

/** What others search for, after a search without results (§8). */
export function PopularSearches({ terms }: { terms: string[] }) {
  const { t } = useLingui()
  const others = t`Populære søgninger`
  if (terms.length === 0) return null
  return (
    <nav aria-label={others}>
      <p>{others}</p>
      <ul className={chips()}>
        {terms.map((word) => (
          <li key={word}>
            <SearchLink term={word} className={chip()} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
