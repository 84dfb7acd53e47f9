import { Trans, useLingui } from '@lingui/react/macro'
import { button } from 'styled-system/recipes'
import type { User } from '#app/domain/account/account.ts'
import { presentPasswordSchema as passwordSchema } from '#app/domain/account/account-schemas.ts'
import type { AppSetup } from '#app/domain/account/factors/factors.ts'
import { removeApp, setUpApp } from '#app/flows/account/factors.actors.ts'
import { forms } from '#machines/form/forms.ts'
import { AccountForm } from '../form/account-form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useLanguage } from '../page/use-language.ts'

type AskProperties = { user: User; onStarted: (setup: AppSetup) => void; onCancelled: () => void }

/** The first step of adding an authenticator app: the present password. */
export function AskPassword({ user: { email }, onStarted, onCancelled }: AskProperties) {
  const { t } = useLingui()
  const language = useLanguage()
  const { form, frame } = useAccountForm({
    ...forms.appSetup,
    defaultValues: { email, password: '' },
    fieldsOf: ({ password }) => ({ password }),
    schema: passwordSchema,
    submit: (fields) => setUpApp(fields, { language }),
    onSucceeded: onStarted,
  })
  return (
    <>
      <h3 tabIndex={-1}>
        <Trans>Find din app frem</Trans>
      </h3>
      <p>
        <Trans>
          Du skal bruge en app, der laver koder til login i to trin. Det kan de fleste adgangskodehusker, og
          der findes gratis apps, for eksempel 2FAS og Google Authenticator.
        </Trans>
      </p>
      <AccountForm
        frame={frame}
        label={t`Slå login i to trin til`}
        button={<Trans>Fortsæt</Trans>}
        busyButton={<Trans>Et øjeblik …</Trans>}
        buttonLook={{ isWide: false }}
        links={
          <button type="button" className={button({ kind: 'text' })} onClick={onCancelled}>
            <Trans>Fortryd</Trans>
          </button>
        }
      >
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <form.AppField name="password">
          {(field) => <field.PresentPasswordField label={<Trans>Din adgangskode</Trans>} />}
        </form.AppField>
      </AccountForm>
    </>
  )
}

type RemoveProperties = { user: User; onRemoved: () => void; onCancelled: () => void }

/** Removes the authenticator app, after the present password. */
export function RemoveApp({ user: { email }, onRemoved, onCancelled }: RemoveProperties) {
  const { t } = useLingui()
  const language = useLanguage()
  const { form, frame } = useAccountForm({
    ...forms.appRemoval,
    defaultValues: { email, password: '' },
    fieldsOf: ({ password }) => ({ password }),
    schema: passwordSchema,
    submit: (fields) => removeApp(fields, { language }),
    onSucceeded: onRemoved,
  })
  return (
    <>
      <h3 tabIndex={-1}>
        <Trans>Slå login i to trin fra?</Trans>
      </h3>
      <p>
        <Trans>Så logger du ind med din adgangskode alene, og reservekoderne virker ikke længere.</Trans>
      </p>
      <AccountForm
        frame={frame}
        label={t`Slå login i to trin fra`}
        button={<Trans>Slå fra</Trans>}
        busyButton={<Trans>Slår fra …</Trans>}
        buttonLook={{ kind: 'line', isWide: false }}
        links={
          <button type="button" className={button({ kind: 'text' })} onClick={onCancelled}>
            <Trans>Behold login i to trin</Trans>
          </button>
        }
      >
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <form.AppField name="password">
          {(field) => <field.PresentPasswordField label={<Trans>Din adgangskode</Trans>} />}
        </form.AppField>
      </AccountForm>
    </>
  )
}
