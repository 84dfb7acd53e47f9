import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { link } from 'styled-system/recipes'
import { AccountPage, PageFoot, Reasons } from './account-page.tsx'
import { RegistrationForm } from './registration-form.tsx'

/** `/register`: the first step of registering, and on to the second (Specification §2.1). */
export function RegisterPage() {
  const navigate = useNavigate()
  return (
    <AccountPage
      title={<Trans>Opret konto</Trans>}
      lead={<Trans>Det er gratis, og du er i gang på et øjeblik.</Trans>}
    >
      <RegistrationForm
        onSucceeded={(user) => navigate({ href: `/${user.country_registered_to}/register-gender-birthyear` })}
      />
      <PageFoot>
        <p>
          <Trans>
            Har du allerede en konto?{' '}
            <Link to="/{-$locale}/login" className={link()}>
              Log ind
            </Link>
          </Trans>
        </p>
      </PageFoot>
      <Reasons />
    </AccountPage>
  )
}
