import '#app/late.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type FocusEvent, useEffect, useRef } from 'react'
import { megaMenu, pageColumn } from 'styled-system/recipes'
import { partName } from '#app/domain/categories/part-names.ts'
import { sectorOf, subListOf } from '#app/domain/categories/sectors.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Category } from '#app/domain/offers/offers.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { CategoryIcon } from '#app/ui/category-icon/category-icon.tsx'
import { CategoryLink } from '../categories/category-link.tsx'
import { megaMenuId } from './categories-entry.tsx'
import { SectorHint } from './sector-hint.tsx'

type Properties = { actor: Tab['megaMenu']; categories: Category[]; country: Country }

/** A grid of 4 columns by 3 rows (§9), whose last place is the link to all categories. */
const mostShown = 11

/** The menu of categories below the nav entry of wide windows (§2.3). */
export default function MegaMenu({ actor, categories, country }: Properties) {
  const { t } = useLingui()
  const menu = useRef<HTMLElement>(null)
  const isEntering = useSelector(actor, (snapshot) => snapshot.hasTag('entering'))
  const classes = megaMenu()
  useEffect(() => {
    if (isEntering) menu.current?.querySelector('a')?.focus()
  }, [isEntering])
  // The focus may be anywhere if a mouse opened it.
  useEffect(() => {
    const pressKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (menu.current?.contains(document.activeElement))
        document.querySelector<HTMLElement>(`[aria-controls=${megaMenuId}]`)?.focus()
      actor.send({ type: 'escape.pressed' })
    }
    document.addEventListener('keydown', pressKey)
    return () => document.removeEventListener('keydown', pressKey)
  }, [actor])
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) actor.send({ type: 'focus.left' })
  }
  return (
    <>
      <div className={classes.scrim} />
      <nav
        ref={menu}
        id={megaMenuId}
        className={classes.root}
        aria-label={t`Kategorier`}
        onPointerEnter={() => actor.send({ type: 'menu.entered' })}
        onPointerLeave={() => actor.send({ type: 'area.left' })}
        onFocus={() => actor.send({ type: 'menu.entered' })}
        onBlur={leave}
      >
        <ul className={`${pageColumn()} ${classes.grid}`}>
          {categories.slice(0, mostShown).map((category) => {
            const sector = sectorOf(category.name, country)
            const parts = subListOf(category, categories, country)
            return (
              <li key={category.id} className={classes.item}>
                <CategoryLink category={category} className={classes.link}>
                  <CategoryIcon sector={sector} />
                  <span>
                    {category.name}
                    {sector && parts.length === 0 && (
                      <small>
                        <SectorHint sector={sector} />
                      </small>
                    )}
                  </span>
                </CategoryLink>
                {parts.length > 0 && (
                  <ul className={classes.parts}>
                    {parts.map((part) => (
                      <li key={part}>
                        <CategoryLink category={category} part={part} className={classes.part}>
                          {partName(part, country)}
                        </CategoryLink>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            )
          })}
          <li>
            <Link to="/{-$locale}/paper" className={classes.link}>
              <CategoryIcon sector={undefined} />
              <span>
                <Trans>Alle kategorier</Trans>
                <small>
                  <Trans>Med underkategorier</Trans>
                </small>
              </span>
            </Link>
          </li>
        </ul>
      </nav>
    </>
  )
}
