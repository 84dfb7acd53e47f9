import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { button, myChains } from 'styled-system/recipes'
import { carriedNext, useNext } from '../login/next-path.ts'
import { AccountPage, PageFoot } from '../page/account-page.tsx'
import { GenderBirthYearForm } from './gender-birth-year-form.tsx'

/** `/register-gender-birthyear`: the second step of registering, which can be skipped (§4 user session). */
export function GenderBirthYearPage({ chains }: { chains: ReactNode }) {
  const navigate = useNavigate()
  const search = { registered: 'true', ...carriedNext(useNext()) }
  return (
    <AccountPage
      title={<Trans>Lidt mere om dig</Trans>}
      lead={<Trans>Det er helt frivilligt, og du kan altid rette det under Min profil.</Trans>}
    >
      <GenderBirthYearForm onSucceeded={() => navigate({ to: '/{-$locale}/profile', search })} />
      <section aria-labelledby="chains-title" className={myChains().step}>
        <h2 id="chains-title">
          <Trans>Hvor handler du?</Trans>
        </h2>
        <p>
          <Trans>Så viser vi din egen laveste pris først.</Trans>
        </p>
        {chains}
      </section>
      <PageFoot>
        <Link to="/{-$locale}/profile" search={search} className={button({ kind: 'text' })}>
          <Trans>Spring over</Trans>
        </Link>
      </PageFoot>
    </AccountPage>
  )
}
