import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { button } from 'styled-system/recipes'
import { useShoppingList } from '#app/flows/list/use-shopping-list.ts'
import { useTab, wantTab } from '#app/flows/tab/use-tab.ts'
import { MessagePage } from '#app/ui/page/message-page.tsx'

/**
 * Whether the browser has reported a connection since the page was shown. Not a machine: the browser holds the state and
 * the page only shows it. `navigator.onLine` is no use here, because it can be true without a working connection.
 */
function useIsBack(): boolean {
  const [isBack, setIsBack] = useState(false)
  useEffect(() => {
    const hear = ({ type }: Event) => setIsBack(type === 'online')
    addEventListener('online', hear)
    addEventListener('offline', hear)
    return () => {
      removeEventListener('online', hear)
      removeEventListener('offline', hear)
    }
  }, [])
  return isBack
}

/**
 * The page shown without a connection: it says so and leads to the list that the device keeps, which works as usual. It
 * does not reload by itself when the connection is back, because the shopper may be ticking items off.
 */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const isBack = useIsBack()
  const { press } = useTab()
  const router = useRouter()
  const { view } = useShoppingList()
  const hasList = view !== undefined
  // Starts the tab's machines, which find out whose list it is.
  useEffect(() => wantTab(router), [router])
  return (
    <MessagePage
      product="carrot"
      title={isBack ? <Trans>Forbindelsen er tilbage</Trans> : <Trans>Ingen forbindelse lige nu</Trans>}
      text={
        isBack ? (
          hasList ? (
            <Trans>Det, du har ændret på din seddel, bliver sendt.</Trans>
          ) : (
            <Trans>Siden kan hentes igen.</Trans>
          )
        ) : hasList ? (
          <Trans>
            Din seddel virker alligevel. Det, du ændrer, bliver husket her og sendt, så snart det kan lade sig
            gøre.
          </Trans>
        ) : (
          <Trans>Siden kan ikke hentes, før der er forbindelse igen.</Trans>
        )
      }
    >
      <button type="button" className={button()} onClick={onRetry}>
        {isBack ? <Trans>Gå til siden</Trans> : <Trans>Prøv igen</Trans>}
      </button>
      {hasList && (
        <button
          type="button"
          className={button({ kind: 'mild' })}
          onClick={() => press({ to: 'listPanel', event: { type: 'panel.open' } })}
        >
          <Trans>Se sedlen</Trans>
        </button>
      )}
    </MessagePage>
  )
}
