import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '#app/domain/account/account.ts'
import type { Passkey } from '#app/domain/account/factors/factors.ts'
import { offerPasskey, removePasskey } from '#app/flows/account/passkeys.actors.ts'
import { forms } from '#machines/form/forms.ts'
import type { PasskeyOptions } from '#machines/passkeys/passkeys.machine.ts'
import { PasswordStep } from './password-step.tsx'

type AskProperties = {
  user: User
  onOffered: (options: PasskeyOptions) => void
  onCancelled: () => void
}

/** The first step of adding a passkey: the present password. Then the browser asks. */
export function AskForPasskey({ user, onOffered, onCancelled }: AskProperties) {
  const { t } = useLingui()
  return (
    <PasswordStep
      user={user}
      input={forms.passkeyOffer}
      title={<Trans>Tilføj en adgangsnøgle</Trans>}
      text={
        <Trans>
          Skriv din adgangskode. Så spørger din browser, hvor nøglen skal gemmes. Når du tilføjer den, bliver
          du logget ud alle andre steder.
        </Trans>
      }
      label={t`Tilføj en adgangsnøgle`}
      texts={{
        send: <Trans>Fortsæt</Trans>,
        sending: <Trans>Et øjeblik …</Trans>,
        leave: <Trans>Annuller</Trans>,
      }}
      submit={offerPasskey}
      onSucceeded={onOffered}
      onCancelled={onCancelled}
    />
  )
}

type RemoveProperties = { user: User; passkey: Passkey; onRemoved: () => void; onCancelled: () => void }

/** Removes a passkey, after the present password. */
export function RemovePasskey({ user, passkey, onRemoved, onCancelled }: RemoveProperties) {
  const { t } = useLingui()
  const { id, name } = passkey
  return (
    <PasswordStep
      user={user}
      input={forms.passkeyRemoval}
      title={<Trans>Fjern adgangsnøglen {name}?</Trans>}
      text={
        <Trans>
          Så kan ingen logge ind med den, og du bliver logget ud alle andre steder. Slet den også dér, hvor
          den er gemt.
        </Trans>
      }
      label={t`Fjern adgangsnøglen ${name}`}
      texts={{
        send: <Trans>Fjern</Trans>,
        sending: <Trans>Fjerner …</Trans>,
        leave: <Trans>Behold nøglen</Trans>,
      }}
      isRemoval
      submit={(fields, options) => removePasskey({ ...fields, id }, options)}
      onSucceeded={onRemoved}
      onCancelled={onCancelled}
    />
  )
}
