import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { categoriesPage, link, pageColumn } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Category } from '#app/domain/offers/offers.ts'
import { FailedPart } from '#app/ui/failed-part/failed-part.tsx'
import { useKeptFocus } from '#app/ui/page/use-kept-focus.ts'
import { CategoryList } from './category-list.tsx'

type Properties = {
  /** Null if they could not be read. */
  categories: Category[] | null
  country: Country
  onRetried: () => void
}

/** The page of all categories (§2.1, `/paper`): the same list as the mega menu's, with the sub-lists. */
export function CategoriesPage({ categories, country, onRetried }: Properties) {
  const main = useRef<HTMLElement>(null)
  useKeptFocus(main)
  return (
    <main id="main" ref={main} className={pageColumn()}>
      <div className={categoriesPage()}>
        <h1>
          <Trans>Kategorier</Trans>
        </h1>
        {categories ? (
          <CategoryList categories={categories} country={country} />
        ) : (
          <FailedPart onRetried={onRetried}>
            <Trans>Kategorierne kunne ikke hentes.</Trans>
          </FailedPart>
        )}
        <p>
          <Link to="/{-$locale}/offer" className={link({ target: true })}>
            <Trans>Se alle ugens tilbud</Trans>
          </Link>
        </p>
      </div>
    </main>
  )
}
