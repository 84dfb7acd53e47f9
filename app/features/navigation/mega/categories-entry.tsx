import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { FocusEvent, KeyboardEvent } from 'react'
import { header } from 'styled-system/recipes'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { MegaMenuEvent } from '#machines/mega-menu/mega-menu.machine.ts'

type Told = MegaMenuEvent['type']

/** The presses that ask for the menu. */
const opening = ['button.pressed', 'arrow.pressed'] as const
const isOpening = (type: Told): type is (typeof opening)[number] => opening.some((each) => each === type)

/** What a shopper does who no longer wants it. */
const closing: ReadonlySet<Told> = new Set(['escape.pressed', 'focus.left', 'entry.pressed'])

/** The id of the menu below the entry. */
export const megaMenuId = 'mega-menu'

/**
 * The nav entry of the categories (§2.1): a link to their page. A mouse that rests on it, an arrow and the
 * button beside it open the menu of the same categories below them.
 */
export function CategoriesEntry() {
  const { t } = useLingui()
  const { tab, press, takeBack, tellTab } = useTab()
  const isOpen = useLateSelector(tab?.megaMenu, (menu) => menu?.hasTag('open') ?? false)
  const tell = (type: Told) => {
    // Before the menu could open: it must not open behind a shopper who has gone on.
    if (closing.has(type)) for (const press of opening) takeBack({ to: 'megaMenu', event: { type: press } })
    // At once if possible: `press` answers later, and Escape moves the focus here before it closes the menu.
    if (tab) return tab.megaMenu.send({ type })
    if (isOpening(type)) return press({ to: 'megaMenu', event: { type } })
    // Nobody has asked for the menu yet.
    tellTab(({ megaMenu }) => megaMenu.send({ type }))
  }
  const pressKey = (event: KeyboardEvent) => {
    // The menu hears it too, once its code is there.
    if (event.key === 'Escape') tell('escape.pressed')
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    tell('arrow.pressed')
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The message that the menu's code is missing takes the focus, and gives it back.
    const isToMessage = relatedTarget instanceof Element && relatedTarget.closest('[role=alert]') !== null
    if (!isToMessage && !currentTarget.contains(relatedTarget)) tell('focus.left')
  }
  const classes = header()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what is done in it.
    <div
      className={classes.entry}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && tell('area.entered')}
      onPointerLeave={() => tell('area.left')}
      onKeyDown={pressKey}
      // The focus on the button of an open menu keeps it open.
      onFocus={() => tell('area.entered')}
      onBlur={leave}
    >
      <Link
        to="/{-$locale}/paper"
        className={classes.link}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && tell('entry.hovered')}
        onClick={() => tell('entry.pressed')}
      >
        <Trans>Kategorier</Trans>
      </Link>
      <button
        type="button"
        className={classes.entryButton}
        aria-label={t`Kategorimenu`}
        aria-expanded={isOpen}
        aria-controls={megaMenuId}
        onClick={() => tell('button.pressed')}
      >
        <Icon name="caret-down" />
      </button>
    </div>
  )
}
