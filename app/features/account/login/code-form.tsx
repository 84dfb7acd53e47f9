import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { accountForm, button, formLinks } from 'styled-system/recipes'
import type { User } from '#app/domain/account/account.ts'
import { appCodeSchema, loginCodeSchema } from '#app/domain/account/factors/factor-schemas.ts'
import { sendLoginCode } from '#app/flows/account/account.actors.ts'
import { FormMessage } from '#app/ui/field/form-message.tsx'
import { fieldErrorsOf } from '#machines/form/form.machine.ts'
import { forms } from '#machines/form/forms.ts'
import { AccountForm } from '../form/account-form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useLanguage } from '../page/use-language.ts'
import { useTellLogin } from './use-tell-login.ts'

type Properties = {
  /** What the code is of: the authenticator app, or the list of backup codes. */
  kind: 'app' | 'backup'
  /** As for `LoginForm`. */
  onLoggedIn?: (() => void) | undefined
  onSucceeded?: ((user: User) => void) | undefined
  onOtherKind: () => void
  onRestart: () => void
}

/** The second step of a login, for a user with an authenticator app. If the login waited for too long, it begins again. */
export function CodeForm({ kind, onLoggedIn, onSucceeded, onOtherKind, onRestart }: Properties) {
  const { t } = useLingui()
  const language = useLanguage()
  const tellLogin = useTellLogin(onLoggedIn)
  const isApp = kind === 'app'
  const { form, frame, snapshot } = useAccountForm({
    ...forms.loginCode,
    defaultValues: { code: '' },
    fieldsOf: (fields) => fields,
    schema: isApp ? appCodeSchema : loginCodeSchema,
    submit: async (fields) => {
      const user = await sendLoginCode(fields, { language })
      tellLogin()
      return user
    },
    onSucceeded,
  })
  useEffect(() => {
    const code = frame.element.current?.elements.namedItem('code')
    if (code instanceof HTMLElement) code.focus()
  }, [frame.element])

  if (snapshot.matches('ended'))
    return <Ended message={fieldErrorsOf(snapshot.context).login?.[0]} onRestart={onRestart} />
  return (
    <AccountForm
      frame={frame}
      label={t`Log ind i to trin`}
      button={<Trans>Log ind</Trans>}
      busyButton={<Trans>Logger ind …</Trans>}
      links={
        <div className={formLinks()}>
          <button type="button" className={button({ kind: 'text' })} onClick={onOtherKind}>
            {isApp ? <Trans>Brug en reservekode</Trans> : <Trans>Brug appen</Trans>}
          </button>
          <button type="button" className={button({ kind: 'text' })} onClick={onRestart}>
            <Trans>Begynd forfra</Trans>
          </button>
        </div>
      }
    >
      <p>
        {isApp ? (
          <Trans>Skriv den kode, som din app til login i to trin viser lige nu.</Trans>
        ) : (
          <Trans>Skriv en af de reservekoder, du gemte. Hver af dem virker én gang.</Trans>
        )}
      </p>
      <form.AppField name="code">
        {(field) => (isApp ? <field.AppCodeField /> : <field.BackupCodeField />)}
      </form.AppField>
    </AccountForm>
  )
}

/** In the place of the form: why the login cannot go on, and the way to begin it again. */
function Ended({ message, onRestart }: { message: ReactNode; onRestart: () => void }) {
  return (
    <div className={accountForm()}>
      <FormMessage>{message}</FormMessage>
      <button
        type="button"
        // The form that had the focus is gone.
        ref={(shown) => shown?.focus()}
        className={button({ wide: true })}
        onClick={onRestart}
      >
        <Trans>Log ind igen</Trans>
      </button>
    </div>
  )
}
