import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { categoriesPage, link, pageColumn } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Category } from '#app/domain/offers/offers.ts'
import { CategoryList } from './category-list.tsx'

/** The page of all categories (Specification §2.1, `/paper`): the same list as the mega menu's, with the sub-lists. */
export function CategoriesPage({ categories, country }: { categories: Category[]; country: Country }) {
  return (
    <main id="main" className={pageColumn()}>
      <div className={categoriesPage()}>
        <h1>
          <Trans>Kategorier</Trans>
        </h1>
        <CategoryList categories={categories} country={country} />
        <p>
          <Link to="/{-$locale}/offer" className={link({ target: true })}>
            <Trans>Se alle ugens tilbud</Trans>
          </Link>
        </p>
      </div>
    </main>
  )
}
