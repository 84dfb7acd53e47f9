import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { button } from 'styled-system/recipes'
import { MessagePage } from '#app/ui/page/message-page.tsx'

/** The page for an error, with a button to reload. */
export function ErrorPage() {
  const router = useRouter()
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
