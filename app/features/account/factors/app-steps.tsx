import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '#app/domain/account/account.ts'
import type { AppSetup } from '#app/domain/account/factors/factors.ts'
import { removeApp, setUpApp } from '#app/flows/account/factors.actors.ts'
import { forms } from '#machines/form/forms.ts'
import { PasswordStep } from './password-step.tsx'

type AskProperties = { user: User; onStarted: (setup: AppSetup) => void; onCancelled: () => void }

/** The first step of adding an authenticator app: the present password. */
export function AskPassword({ user, onStarted, onCancelled }: AskProperties) {
  const { t } = useLingui()
  return (
    <PasswordStep
      user={user}
      input={forms.appSetup}
      title={<Trans>Find din app frem</Trans>}
      text={
        <Trans>
          Du skal bruge en app, der laver koder til login i to trin. Det kan de fleste
          adgangskodeadministratorer, og der findes gratis apps, for eksempel 2FAS og Google Authenticator.
        </Trans>
      }
      label={t`Slå login i to trin til`}
      texts={{
        send: <Trans>Fortsæt</Trans>,
        sending: <Trans>Et øjeblik …</Trans>,
        leave: <Trans>Annuller</Trans>,
      }}
      submit={setUpApp}
      onSucceeded={onStarted}
      onCancelled={onCancelled}
    />
  )
}

type RemoveProperties = { user: User; onRemoved: () => void; onCancelled: () => void }

/** Removes the authenticator app, after the present password. */
export function RemoveApp({ user, onRemoved, onCancelled }: RemoveProperties) {
  const { t } = useLingui()
  return (
    <PasswordStep
      user={user}
      input={forms.appRemoval}
      title={<Trans>Slå login i to trin fra?</Trans>}
      text={<Trans>Så logger du ind med din adgangskode alene, og reservekoderne virker ikke længere.</Trans>}
      label={t`Slå login i to trin fra`}
      texts={{
        send: <Trans>Slå fra</Trans>,
        sending: <Trans>Slår fra …</Trans>,
        leave: <Trans>Behold login i to trin</Trans>,
      }}
      isRemoval
      submit={removeApp}
      onSucceeded={onRemoved}
      onCancelled={onCancelled}
    />
  )
}
