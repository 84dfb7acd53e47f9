import '#app/late.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useRef } from 'react'
import { createPortal } from 'react-dom'
import { userMenu } from 'styled-system/recipes'
import type { Tab } from '#app/tab/open-tab.ts'
import { useSnapshot } from '#app/tab/use-snapshot.ts'
import { Backdrop } from '#app/ui/backdrop/backdrop.tsx'
import { LoginForm } from './login-form.tsx'
import { RegistrationForm } from './registration-form.tsx'

type Properties = { id: string; actor: Tab['userMenu']; button: RefObject<HTMLAnchorElement | null> }

/** The pages that are for visitors only. */
const visitorsPages = new Set<string>([
  '/{-$locale}/_app/check-email',
  '/{-$locale}/_app/login',
  '/{-$locale}/_app/register',
])

/** The dropdown under a visitor's user button (Specification §2.4): one form at a time, and a way between them. */
export default function UserMenu({ id, actor, button }: Properties) {
  const { t } = useLingui()
  const router = useRouter()
  const sheet = useRef<HTMLDivElement>(null)
  const isRegistering = useSnapshot(actor)?.matches({ open: 'register' }) ?? false
  const classes = userMenu()

  // Into the dropdown as it opens, and into the form that takes the place of another with the focus in it.
  const takeFocus = useCallback((form: HTMLDivElement | null) => {
    if (form && !sheet.current?.contains(document.activeElement)) form.querySelector('input')?.focus()
  }, [])

  // Loaded anew, such a page leads a user on.
  const leaveVisitorsPage = () => router.invalidate({ filter: ({ routeId }) => visitorsPages.has(routeId) })
  // Specification §2.1: the address says so on any page, and the notice is drawn there.
  const sayRegistered = () =>
    router.navigate({
      to: '.',
      search: (search) => ({ ...search, registered: 'true' }),
      replace: true,
      resetScroll: false,
    })
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    actor.send({ type: 'escape.pressed' })
    button.current?.focus()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget) || relatedTarget === button.current) return
    actor.send({ type: 'outside.pressed' })
  }
  return (
    <>
      {createPortal(
        // Outside the header, so that the header stays bright above it.
        <Backdrop className={classes.backdrop} onPressed={() => actor.send({ type: 'outside.pressed' })} />,
        document.body,
      )}
      <div
        ref={sheet}
        id={id}
        role="dialog"
        aria-label={t`Din konto`}
        className={classes.sheet}
        onKeyDown={pressKey}
        onBlur={leave}
      >
        <div className={classes.choice}>
          <button
            type="button"
            aria-pressed={!isRegistering}
            onClick={() => actor.send({ type: 'login.chosen' })}
          >
            <Trans>Log ind</Trans>
          </button>
          <button
            type="button"
            aria-pressed={isRegistering}
            onClick={() => actor.send({ type: 'register.chosen' })}
          >
            <Trans>Opret konto</Trans>
          </button>
        </div>
        <div key={String(isRegistering)} ref={takeFocus}>
          {isRegistering ? (
            <RegistrationForm onRegistered={sayRegistered} />
          ) : (
            <LoginForm onLoggedIn={leaveVisitorsPage} />
          )}
        </div>
      </div>
    </>
  )
}
