import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { button } from 'styled-system/recipes'
import { MessagePage } from '#app/ui/page/message-page.tsx'

/** The page for an unknown address. */
export function NotFoundPage() {
  return (
    <MessagePage
      product="apple"
      title={<Trans>Siden findes ikke</Trans>}
      text={<Trans>Måske er den flyttet, eller der er en fejl i adressen. Søg efter varen i stedet.</Trans>}
    >
      <Link to="/{-$locale}" className={button()}>
        <Trans>Til forsiden</Trans>
      </Link>
      <Link to="/{-$locale}/offer" className={button({ kind: 'mild' })}>
        <Trans>Se ugens tilbud</Trans>
      </Link>
    </MessagePage>
  )
}
