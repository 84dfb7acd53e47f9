import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import { button } from 'styled-system/recipes'
import { breakableEmail } from '#app/domain/text/breakable-email.ts'
import { inspect } from '#app/flows/inspect.ts'
import { passwordLinkMachine } from '#machines/password-link/password-link.machine.ts'
import { carriedNext, useNext } from '../login/next-path.ts'
import { AccountPage, PageFoot } from '../page/account-page.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

/** `/forgot-password`: mails a link to choose a new password, and shows the same answer for every email. */
export function ForgotPasswordPage() {
  const [snapshot, send] = useMachine(passwordLinkMachine, { inspect })
  const { email } = snapshot.context
  if (email !== null) return <LinkSent address={email} onAgain={() => send({ type: 'another.chosen' })} />
  return (
    <AccountPage
      title={<Trans>Glemt adgangskode</Trans>}
      lead={<Trans>Skriv din e-mail, så sender vi et link, hvor du kan vælge en ny adgangskode.</Trans>}
    >
      <ForgotPasswordForm onSent={(sentTo) => send({ type: 'link.sent', email: sentTo })} />
    </AccountPage>
  )
}

function LinkSent({ address, onAgain }: { address: string; onAgain: () => void }) {
  const next = useNext()
  const way = useRef<HTMLAnchorElement>(null)
  const leadId = useId()
  const email = breakableEmail(address)
  useEffect(() => way.current?.focus(), [])
  return (
    <AccountPage
      title={<Trans>Tjek din indbakke</Trans>}
      leadId={leadId}
      lead={
        <Trans>
          Hvis <b>{email}</b> har en konto, er der et link på vej. Det virker i en time og kun én gang. Kommer
          mailen ikke, så kig i uønsket post.
        </Trans>
      }
    >
      <PageFoot>
        <Link
          ref={way}
          // Read with the link, which has the focus.
          aria-describedby={leadId}
          to="/{-$locale}/login"
          search={carriedNext(next)}
          state={{ email: address }}
          className={button()}
        >
          <Trans>Gå til login</Trans>
        </Link>
        <button type="button" className={button({ kind: 'text' })} onClick={onAgain}>
          <Trans>Prøv med en anden e-mail</Trans>
        </button>
      </PageFoot>
    </AccountPage>
  )
}
