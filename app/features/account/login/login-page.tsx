import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { AccountPage } from '../page/account-page.tsx'
import { LoginForm } from './login-form.tsx'
import { useNext } from './next-path.ts'

/** `/login`: logs in and leads to the page the visitor came from, or to the front page of the user's country. */
export function LoginPage() {
  const navigate = useNavigate()
  const next = useNext()
  return (
    <AccountPage
      title={<Trans>Log ind</Trans>}
      lead={<Trans>Så har du din indkøbsseddel og din prisagent lige ved hånden.</Trans>}
    >
      <LoginForm onSucceeded={(user) => navigate({ href: next ?? `/${user.country_registered_to}` })} />
    </AccountPage>
  )
}
