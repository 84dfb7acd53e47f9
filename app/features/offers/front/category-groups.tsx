import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { categoryGroups } from 'styled-system/recipes'
import type { CategoryGroup } from '#app/domain/pages.ts'
import { placeholderImage } from '#app/ui/picture/picture.tsx'

/** The parts of the shop, each leading to its offers. */
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
          <img src={group.imageUrl ?? placeholderImage} alt="" width={240} height={240} loading="lazy" />
        </Link>
      ))}
    </div>
  )
}
