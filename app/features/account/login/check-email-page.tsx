import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { usePendingWatch } from '#app/flows/price-agent/use-pending-watch.ts'
import { AccountPage, Reasons } from '../page/account-page.tsx'
import { useKeepEmail } from './carried-email.ts'
import { CheckEmailForm } from './check-email-form.tsx'
import { carriedNext, useNext } from './next-path.ts'

/** `/check-email`: leads to /login if the email has an account, otherwise to /register (§2.1). */
export function CheckEmailPage() {
  const navigate = useNavigate()
  const keepEmail = useKeepEmail()
  const next = useNext()
  const name = usePendingWatch()
  const goOn = async (email: string, isRegistered: boolean) => {
    await keepEmail(email)
    await navigate({
      to: isRegistered ? '/{-$locale}/login' : '/{-$locale}/register',
      search: carriedNext(next),
      state: { email },
    })
  }
  return (
    <AccountPage
      title={<Trans>Log ind eller opret konto</Trans>}
      lead={
        name ? (
          <Trans>
            Log ind eller opret en konto, så følger vi prisen på <b>{name}</b>.
          </Trans>
        ) : (
          <Trans>Skriv din e-mail, så ser vi, om du har en konto. Det koster ikke noget.</Trans>
        )
      }
    >
      <CheckEmailForm onChecked={goOn} />
      <Reasons />
    </AccountPage>
  )
}
