import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { button, link as linkLook } from 'styled-system/recipes'
import * as v from 'valibot'
import type { EmailVerification, MailedLink } from '#app/domain/account/email-verification.ts'
import { disownAccount } from '#app/flows/account/verification.actors.ts'
import { useUser } from '#app/flows/session/use-user.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { fieldErrorsOf } from '#machines/form/form.machine.ts'
import { forms } from '#machines/form/forms.ts'
import { AccountForm } from '../form/account-form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { AccountPage, PageFoot } from '../page/account-page.tsx'
import { useLanguage } from '../page/use-language.ts'

type Properties = {
  link: MailedLink
  /** What the link leads to, as loaded with the page. */
  verification: EmailVerification
}

const nothing = v.object({})

/**
 * The page of a mailed link on which the owner of an address deletes the account that somebody else has made with it, by
 * one press, as long as the email is not verified (§4 user session).
 */
export function DisownPage({ link, verification: { status, email } }: Properties) {
  const { t } = useLingui()
  const language = useLanguage()
  const { withTab } = useTab()
  const isOwn = useUser()?.email === email
  const { frame, snapshot } = useAccountForm({
    ...forms.accountDisowning,
    defaultValues: {},
    fieldsOf: () => ({}),
    schema: nothing,
    submit: async () => {
      await disownAccount(link, { language })
      if (isOwn) withTab(({ app }) => app.send({ type: 'session.lost' }))
    },
  })
  if (snapshot.matches('succeeded'))
    return (
      <AccountPage
        title={<Trans>Kontoen er slettet</Trans>}
        lead={
          <Trans>
            Vi har ikke længere noget om <b>{email}</b>.
          </Trans>
        }
      >
        <HomeLink />
      </AccountPage>
    )
  if (status === 'verified') return <Refused email={email} />
  if (status === 'invalid')
    return (
      <AccountPage
        title={<Trans>Linket virker ikke længere</Trans>}
        lead={<Trans>Kontoen er slettet, eller linket er ikke kommet helt med.</Trans>}
      >
        <HomeLink />
      </AccountPage>
    )
  if (snapshot.matches('ended'))
    return <Refused email={email} reason={fieldErrorsOf(snapshot.context).link?.[0]} />
  return (
    <AccountPage
      title={<Trans>Er det ikke din konto?</Trans>}
      lead={
        <Trans>
          Nogen har oprettet en konto med <b>{email}</b>. Var det ikke dig, så slet den her. Det kan ikke
          fortrydes.
        </Trans>
      }
    >
      <AccountForm
        frame={frame}
        label={t`Slet kontoen`}
        button={<Trans>Slet kontoen</Trans>}
        busyButton={<Trans>Sletter …</Trans>}
        buttonLook={{ kind: 'line' }}
        links={
          <Link
            from="/{-$locale}/verify-email/"
            to="."
            search={({ disown: _, ...search }) => search}
            className={linkLook({ target: true })}
          >
            <Trans>Det er min konto</Trans>
          </Link>
        }
      >
        {null}
      </AccountForm>
    </AccountPage>
  )
}

function HomeLink() {
  return (
    <PageFoot>
      <Link to="/{-$locale}" className={button()}>
        <Trans>Gå til forsiden</Trans>
      </Link>
    </PageFoot>
  )
}

/** Whoever verified it logs in to delete it. `reason` as the server says it, if it refused the press. */
function Refused({ email, reason }: { email: string | null; reason?: ReactNode }) {
  const state = email === null ? {} : { state: { email } }
  return (
    <AccountPage
      title={<Trans>Kontoen er ikke slettet</Trans>}
      lead={
        reason ?? (
          <Trans>
            Kontoen er bekræftet og kan ikke slettes med linket. Log ind, så kan du slette den på din profil.
          </Trans>
        )
      }
    >
      <PageFoot>
        <Link to="/{-$locale}/login" {...state} className={button()}>
          <Trans>Log ind</Trans>
        </Link>
        <Link to="/{-$locale}/forgot-password" {...state} className={linkLook({ target: true })}>
          <Trans>Glemt adgangskode?</Trans>
        </Link>
      </PageFoot>
    </AccountPage>
  )
}
