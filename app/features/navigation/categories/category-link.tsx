import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { categorySlug } from '#app/domain/categories/category-search.ts'
import type { Part } from '#app/domain/categories/parts.ts'
import type { Category } from '#app/domain/offers/offers.ts'

type Properties = { category: Category; part?: Part; className: string; children: ReactNode }

/** A link to a category's page, or to one of the parts in its sub-list (§2.1). */
export function CategoryLink({ category: { id, name }, part, className, children }: Properties) {
  return (
    <Link
      to="/{-$locale}/category/$slug"
      params={{ slug: categorySlug(name) }}
      search={{ id, part }}
      activeOptions={{ includeSearch: true, explicitUndefined: true }}
      className={className}
    >
      {children}
    </Link>
  )
}
