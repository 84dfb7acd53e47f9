import { Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { header } from 'styled-system/recipes'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { tabOf, useTab } from '#app/flows/tab/use-tab.ts'
import type { MegaMenuEvent } from '#machines/mega-menu/mega-menu.machine.ts'

/** The id of the menu below the entry. */
export const megaMenuId = 'mega-menu'

/**
 * The nav entry of the categories (Specification §2.1): a link to their page. A mouse, the keyboard's focus and an arrow
 * open the menu of the same categories below it.
 */
export function CategoriesEntry() {
  const { tab, withTab } = useTab()
  const isOpen = useLateSelector(tab?.megaMenu, (menu) => menu?.hasTag('open') ?? false)
  const router = useRouter()
  const tell = (type: Exclude<MegaMenuEvent['type'], 'screen.changed'>) => {
    // At once if possible: `withTab` answers later, and Escape moves the focus here before it closes the menu.
    if (tab) return tab.megaMenu.send({ type })
    if (type === 'arrow.pressed') return withTab(({ megaMenu }) => megaMenu.send({ type }))
    // Nobody has asked for the menu yet.
    tabOf(router)
      .then(({ megaMenu }) => megaMenu.send({ type }))
      .catch(() => {})
  }
  return (
    <Link
      to="/{-$locale}/paper"
      className={header().link}
      aria-expanded={isOpen}
      aria-controls={megaMenuId}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && tell('entry.hovered')}
      onPointerLeave={() => tell('area.left')}
      // A press focuses too.
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && tell('entry.focused')}
      onBlur={() => tell('area.left')}
      onClick={() => tell('entry.pressed')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        tell('arrow.pressed')
      }}
    >
      <Trans>Kategorier</Trans>
    </Link>
  )
}
