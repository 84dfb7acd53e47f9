import '#app/late.css'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { createPortal } from 'react-dom'
import { userMenu } from 'styled-system/recipes'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { Backdrop } from '#app/ui/backdrop/backdrop.tsx'
import { usePopup } from '#app/ui/popup/use-popup.ts'
import { LoginOrRegistration } from '../login/login-or-registration.tsx'

type Properties = { id: string; actor: Tab['userMenu']; button: RefObject<HTMLAnchorElement | null> }

/** The pages for visitors only. */
const visitorsPages = new Set<string>([
  '/{-$locale}/_app/check-email',
  '/{-$locale}/_app/login',
  '/{-$locale}/_app/register',
])

/** The dropdown below a visitor's user button (§2.4): one form, with a link to the other. */
export default function UserMenu({ id, actor, button }: Properties) {
  const { t } = useLingui()
  const router = useRouter()
  const isRegistering = useSelector(actor, (menu) => menu.matches({ open: 'register' }))
  const classes = userMenu()

  // Reloading such a page redirects a logged-in user.
  const leaveVisitorsPage = () => router.invalidate({ filter: ({ routeId }) => visitorsPages.has(routeId) })
  const dismiss = () => actor.send({ type: 'menu.dismissed' })
  const popup = usePopup<HTMLDivElement>({
    opener: button,
    onEscaped: () => actor.send({ type: 'escape.pressed' }),
    onLeft: dismiss,
  })
  return (
    <>
      {createPortal(
        // Rendered outside the header, so that the header is not dimmed.
        <Backdrop className={classes.backdrop} onPressed={dismiss} />,
        document.body,
      )}
      <div {...popup} id={id} role="dialog" aria-label={t`Din konto`} className={classes.sheet}>
        <LoginOrRegistration
          form={isRegistering ? 'register' : 'login'}
          onLoginChosen={() => actor.send({ type: 'login.chosen' })}
          onRegisterChosen={() => actor.send({ type: 'register.chosen' })}
          onLoggedIn={leaveVisitorsPage}
        />
      </div>
    </>
  )
}
