import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { cx } from 'styled-system/css'
import { accountDeletion, button } from 'styled-system/recipes'
import type { User } from '#app/domain/account/account.ts'
import { presentPasswordSchema } from '#app/domain/account/account-schemas.ts'
import { deleteAccount } from '#app/flows/account/profile.actors.ts'
import { useNotify } from '#app/flows/messages/use-notify.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { forms } from '#machines/form/forms.ts'
import { AccountForm } from '../../form/account-form.tsx'
import { useAccountForm } from '../../form/use-account-form.ts'
import { useLanguage } from '../../page/use-language.ts'
import { useTwoSteps } from './use-two-steps.ts'

/** Deletes the account in two steps (product: Accounts): a button, then a form that names what is lost. */
export function DeleteAccount({ user }: { user: User }) {
  const { isAsking, ask, keep, opener } = useTwoSteps()
  if (isAsking) return <Confirmation user={user} keep={keep} />
  return (
    <button
      ref={opener}
      type="button"
      className={cx(button({ kind: 'danger' }), accountDeletion().opener)}
      onClick={ask}
    >
      <Trans>Slet min konto</Trans>
    </button>
  )
}

function Confirmation({ user: { email }, keep }: { user: User; keep: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const { withTab } = useTab()
  const language = useLanguage()
  const notify = useNotify()
  const title = useRef<HTMLHeadingElement>(null)
  const classes = accountDeletion()

  const { form, frame } = useAccountForm({
    ...forms.accountDeletion,
    defaultValues: { email, password: '' },
    fieldsOf: ({ password }) => ({ password }),
    schema: presentPasswordSchema,
    submit: (fields) => deleteAccount(fields, { language }),
    onSucceeded: () => {
      withTab(({ app }) => app.send({ type: 'session.lost' }))
      notify(t`Din konto er slettet`)
      void router.navigate({ to: '/{-$locale}' })
    },
  })
  useEffect(() => title.current?.focus(), [])

  return (
    <div className={classes.root}>
      <h3 ref={title} tabIndex={-1}>
        <Trans>Slet kontoen for {email}?</Trans>
      </h3>
      <p>
        <Trans>Det kan ikke fortrydes. Med det samme forsvinder:</Trans>
      </p>
      <ul className={classes.lost}>
        <li>
          <Trans>dit navn, din adresse og alt andet, du har fortalt os</Trans>
        </li>
        <li>
          <Trans>dine indkøbssedler, også for dem, du deler dem med</Trans>
        </li>
        <li>
          <Trans>din prisagent og de varer, den holder øje med</Trans>
        </li>
      </ul>
      <AccountForm
        frame={frame}
        label={t`Slet min konto`}
        button={<Trans>Slet kontoen for altid</Trans>}
        busyButton={<Trans>Sletter …</Trans>}
        buttonLook={{ kind: 'danger', isWide: false }}
        links={
          <button type="button" className={button({ kind: 'text' })} onClick={keep}>
            <Trans>Behold kontoen</Trans>
          </button>
        }
      >
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <form.AppField name="password">
          {(field) => <field.PresentPasswordField label={<Trans>Din adgangskode</Trans>} />}
        </form.AppField>
      </AccountForm>
    </div>
  )
}
