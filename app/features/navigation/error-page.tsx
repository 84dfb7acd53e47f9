import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { button } from 'styled-system/recipes'
import { MessagePage } from '#app/ui/page/message-page.tsx'

/** The page for an error, with a button to try again, which the return of the connection does too. */
export function ErrorPage() {
  const router = useRouter()
  useEffect(() => {
    const retry = () => void router.invalidate()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [router])
  return (
    <MessagePage
      product="onion"
      title={<Trans>Siden kunne ikke vises</Trans>}
      text={<Trans>Enten er forbindelsen væk, eller også er fejlen vores. Prøv igen om et øjeblik.</Trans>}
    >
      <button type="button" className={button()} onClick={() => router.invalidate()}>
        <Trans>Prøv igen</Trans>
      </button>
    </MessagePage>
  )
}
