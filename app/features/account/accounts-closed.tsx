import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { button } from 'styled-system/recipes'
import { MessagePage } from '#app/ui/page/message-page.tsx'

/** Where an account is asked for while none can be made: says so, and what works without one. */
export function AccountsClosed() {
  return (
    <MessagePage
      title={<Trans>Du kan ikke oprette en konto endnu</Trans>}
      text={
        <Trans>
          Indkøbsseddel og prisagent kræver en konto, og dem åbner vi ikke for endnu. Du kan søge og
          sammenligne alle tilbud uden.
        </Trans>
      }
    >
      <Link to="/{-$locale}/offer" className={button()}>
        <Trans>Se ugens tilbud</Trans>
      </Link>
    </MessagePage>
  )
}
