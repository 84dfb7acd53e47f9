import { categoryIcon } from 'styled-system/recipes'
import type { Sector } from '#app/domain/categories/sectors.ts'
import sprite from './category-sprite.svg?url&no-inline'

/** The decorative icon of a category on its tile; four squares for a category of no known sector (§2.3). */
export function CategoryIcon({ sector }: { sector: Sector | undefined }) {
  return (
    <span className={categoryIcon()}>
      <svg aria-hidden="true">
        <use href={`${sprite}#${sector ?? 'other'}`} />
      </svg>
    </span>
  )
}
