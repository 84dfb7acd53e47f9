import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { bottomBar } from 'styled-system/recipes'
import { Icon } from '#app/ui/icon/icon.tsx'
import { MenuButton } from './menu/menu-button.tsx'

/**
 * The navigation at the bottom of phones and tablets, with the buttons of the price agent, the shopping list and the
 * menu.
 */
export function BottomBar({ agent, list }: { agent: ReactNode; list: ReactNode }) {
  const { t } = useLingui()
  const classes = bottomBar()
  return (
    <nav className={classes.root} aria-label={t`Genveje`}>
      <Link to="/{-$locale}" activeOptions={{ exact: true }} className={classes.link}>
        <Icon name="magnifying-glass" />
        <Trans>Søg</Trans>
      </Link>
      <Link to="/{-$locale}/offer" className={classes.link}>
        <Icon name="tag" />
        <Trans>Tilbud</Trans>
      </Link>
      {agent}
      {list}
      <MenuButton />
    </nav>
  )
}
