import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { AccountPage, Reasons } from '../page/account-page.tsx'
import { useKeepEmail } from './carried-email.ts'
import { CheckEmailForm } from './check-email-form.tsx'
import { carriedNext, useNext } from './next-path.ts'

/** `/check-email`: on to /login with an email that has an account, else to /register (Specification §2.1). */
export function CheckEmailPage() {
  const navigate = useNavigate()
  const keepEmail = useKeepEmail()
  const next = useNext()
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
      lead={<Trans>Skriv din e-mail, så ser vi, om du har en konto. Det koster ikke noget.</Trans>}
    >
      <CheckEmailForm onChecked={goOn} />
      <Reasons />
    </AccountPage>
  )
}
