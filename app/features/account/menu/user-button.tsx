import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, useId, useRef } from 'react'
import { userButton } from 'styled-system/recipes'
import { firstNameOf } from '#app/domain/account/account.ts'
import { LatePart, latePart } from '#app/flows/late/late-part.tsx'
import { useUser } from '#app/flows/session/use-user.ts'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { isPlainClick } from '#app/ui/link/is-plain-click.ts'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'

const code = latePart(() => import('./user-menu.tsx'))

/**
 * The header's user button (§2.4): links a user to /profile with their first name, or opens the dropdown
 * with login and registration. Until its machine is loaded it links to the login page.
 */
export function UserButton() {
  const user = useUser()
  const { tab, press } = useTab()
  const isOpen = useLateSelector(tab?.userMenu, (menu) => menu?.hasTag('open') ?? false)
  const id = useId()
  const button = useRef<HTMLAnchorElement>(null)
  const classes = userButton()

  const toggle = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    press({ to: 'userMenu', event: { type: 'menu.toggled' } })
  }
  return (
    <>
      {user ? (
        <Link to="/{-$locale}/profile" className={classes.button}>
          <Icon name="user-circle" /> <span className={classes.name}>{firstNameOf(user)}</span>
        </Link>
      ) : (
        <Link
          ref={button}
          to="/{-$locale}/login"
          className={classes.button}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          <Icon name="user-circle" />{' '}
          <span className={classes.name}>
            <Trans>Log ind</Trans>
          </span>
        </Link>
      )}
      {isOpen && tab && (
        <LatePart
          code={code}
          fallback={<div id={id} hidden />}
          renderMissing={(missing) => (
            <MissingPart
              place="side"
              {...missing}
              onDismissed={() => tab.userMenu.send({ type: 'menu.dismissed' })}
            />
          )}
        >
          {(UserMenu) => <UserMenu id={id} actor={tab.userMenu} button={button} />}
        </LatePart>
      )}
    </>
  )
}
