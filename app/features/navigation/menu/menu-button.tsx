import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { bottomBar } from 'styled-system/recipes'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { isPlainClick } from '#app/ui/link/is-plain-click.ts'

/** The id of the menu that the button opens. */
export const navigationMenuId = 'navigation-menu'

/**
 * The burger button of phones and tablets (§2.4). Until its machine is loaded, or without JavaScript, it
 * leads to the footer, which has the same links.
 */
export function MenuButton() {
  const { tab, press: tell } = useTab()
  const isOpen = useLateSelector(tab?.navigationMenu, (menu) => menu?.hasTag('open') ?? false)
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    tell({ to: 'navigationMenu', event: { type: 'navigation.opened' } })
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link until JavaScript runs.
    <a
      href="#footer"
      className={bottomBar().link}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={navigationMenuId}
      onClick={press}
    >
      <Icon name="list" /> <Trans>Menu</Trans>
    </a>
  )
}
