import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { AccountPage, Reasons } from './account-page.tsx'
import { CheckEmailForm } from './check-email-form.tsx'

/** `/check-email`: on to /login with an email that has an account, else to /register (Specification §2.1). */
export function CheckEmailPage({ next }: { next?: string | undefined }) {
  const navigate = useNavigate()
  return (
    <AccountPage
      title={<Trans>Log ind eller opret konto</Trans>}
      lead={<Trans>Skriv din e-mail, så ser vi, om du har en konto. Det koster ikke noget.</Trans>}
    >
      <CheckEmailForm
        onChecked={(email, isRegistered) =>
          navigate({
            to: isRegistered ? '/{-$locale}/login' : '/{-$locale}/register',
            search: next === undefined ? {} : { next },
            state: { email },
          })
        }
      />
      <Reasons />
    </AccountPage>
  )
}
