import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { categoryGroups } from 'styled-system/recipes'
import { categorySlug } from '#app/domain/categories/category-search.ts'
import type { CategoryGroup } from '#app/domain/search/pages.ts'
import { ProductImage } from '#app/ui/picture/product-image.tsx'

/** The largest parts of the shop, each linking to its offers on its category's page. */
export function CategoryGroups({ groups }: { groups: CategoryGroup[] }) {
  return (
    <div className={categoryGroups().root}>
      {groups.map(({ category, part, name, tint, imageUrl, offers }) => (
        <Link
          key={part}
          to="/{-$locale}/category/$slug"
          params={{ slug: categorySlug(category.name) }}
          search={{ id: category.id, part }}
          className={categoryGroups({ tint }).item}
        >
          <span>
            {name}
            <small>
              <Plural value={offers} one="# tilbud" other="# tilbud" />
            </small>
          </span>
          <ProductImage src={imageUrl} />
        </Link>
      ))}
    </div>
  )
}
