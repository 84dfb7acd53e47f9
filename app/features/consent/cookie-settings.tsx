import { Trans } from '@lingui/react/macro'
import { useTab } from '#app/flows/tab/use-tab.ts'

/** The button of the footer that opens the consent preferences (§2.4). */
export function CookieSettings({ className }: { className: string }) {
  const { press } = useTab()
  return (
    <button
      type="button"
      className={className}
      onClick={() => press({ to: 'consent', event: { type: 'preferences.requested' } })}
    >
      <Trans>Cookieindstillinger</Trans>
    </button>
  )
}
