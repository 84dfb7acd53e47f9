import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { button } from 'styled-system/recipes'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

/** Ends the session; the session machine then reloads the page (§4, User session). */
export function LogOutButton() {
  const { tab, press } = useTab()
  const isLeaving = useSelector(tab?.session, (session) => session?.matches({ exchange: 'leaving' }) ?? false)
  return (
    <button
      type="button"
      className={button({ kind: 'line' })}
      aria-disabled={isLeaving}
      onClick={() => press({ to: 'session', event: { type: 'session.leave' } })}
    >
      <Icon name="sign-out" />
      <Trans>Log ud</Trans>
    </button>
  )
}
