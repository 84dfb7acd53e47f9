import { Trans } from '@lingui/react/macro'
import { categoryList, readAloud } from 'styled-system/recipes'
import { partName } from '#app/domain/categories/part-names.ts'
import { sectorOf, subListOf } from '#app/domain/categories/sectors.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Category } from '#app/domain/offers/offers.ts'
import { CategoryIcon } from '#app/ui/category-icon/category-icon.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { CategoryLink } from './category-link.tsx'

/** A longer sub-list is shown in columns. */
const longSubList = 4

type Properties = { categories: Category[]; country: Country }

/**
 * The categories with their icons. In narrow windows each sub-list opens and closes, also without JavaScript; in wide ones
 * it is always shown (§2.3).
 */
export function CategoryList({ categories, country }: Properties) {
  const classes = categoryList()
  return (
    <ul className={classes.root}>
      {categories.map((category) => {
        const parts = subListOf(category, categories, country)
        return (
          <li key={category.id} className={classes.item} data-long={parts.length > longSubList}>
            <CategoryLink category={category} className={classes.link}>
              <CategoryIcon sector={sectorOf(category.name, country)} />
              {category.name}
            </CategoryLink>
            {parts.length > 0 && (
              <details className={classes.parts}>
                <summary>
                  <span className={readAloud()}>
                    <Trans>Underkategorier i {category.name}</Trans>
                  </span>
                  <Icon name="caret-down" />
                </summary>
                <ul>
                  {parts.map((part) => (
                    <li key={part}>
                      <CategoryLink category={category} part={part} className={classes.part}>
                        {partName(part, country)}
                      </CategoryLink>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
}
