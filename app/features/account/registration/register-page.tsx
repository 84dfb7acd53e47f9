import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { link } from 'styled-system/recipes'
import { stringifySearchParams } from '#app/domain/search/search-params.ts'
import { carriedNext, useNext } from '../login/next-path.ts'
import { AccountPage, PageFoot, Reasons } from '../page/account-page.tsx'
import { RegistrationForm } from './registration-form.tsx'

/** `/register`: the first step of registering; leads to the second (§2.1). */
export function RegisterPage() {
  const navigate = useNavigate()
  const next = useNext()
  return (
    <AccountPage
      title={<Trans>Opret konto</Trans>}
      lead={<Trans>Det er gratis, og du er i gang på et øjeblik.</Trans>}
    >
      <RegistrationForm
        onSucceeded={({ country_registered_to: country }) =>
          navigate({ href: `/${country}/register-gender-birthyear${stringifySearchParams({ next })}` })
        }
        links={(carry) => (
          <PageFoot>
            <p>
              <Trans>
                Har du allerede en konto?{' '}
                <Link to="/{-$locale}/login" search={carriedNext(next)} state={carry} className={link()}>
                  Log ind
                </Link>
              </Trans>
            </p>
          </PageFoot>
        )}
      />
      <Reasons />
    </AccountPage>
  )
}
