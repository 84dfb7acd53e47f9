import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { categoryGroups } from 'styled-system/recipes'
import type { CategoryGroup } from '#app/domain/search/pages.ts'
import { ProductImage } from '#app/ui/picture/product-image.tsx'

/** The categories, each linking to its offers. */
export function CategoryGroups({ groups }: { groups: CategoryGroup[] }) {
  return (
    <div className={categoryGroups().root}>
      {groups.map((group) => (
        <Link
          key={group.id}
          to="/{-$locale}/offer"
          search={{ category: [group.id] }}
          className={categoryGroups({ tint: group.tint }).item}
        >
          <span>
            {group.name}
            <small>
              <Plural value={group.offers} one="# tilbud" other="# tilbud" />
            </small>
          </span>
          <ProductImage src={group.imageUrl} />
        </Link>
      ))}
    </div>
  )
}
