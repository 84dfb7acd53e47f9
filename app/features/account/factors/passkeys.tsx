import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { button, secondFactors } from 'styled-system/recipes'
import { fromPromise } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import type { SecondFactors } from '#app/domain/account/factors/factors.ts'
import { fetchFactors } from '#app/flows/account/factors.actors.ts'
import { canMakePasskeys, makePasskey } from '#app/flows/account/passkeys.actors.ts'
import { inspect } from '#app/flows/inspect.ts'
import { useNotify } from '#app/flows/messages/use-notify.ts'
import { askAnew } from '#app/flows/queries/ask-anew.ts'
import { keys } from '#app/flows/queries/keys.ts'
import { useServerData } from '#app/flows/queries/use-server-data.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { FormMessage } from '#app/ui/field/form-message.tsx'
import type { PasskeyRefusal } from '#machines/passkeys/passkey-refusal.ts'
import { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts'
import { useDeviceName } from '../profile/security/use-device-name.ts'
import { FactorSection } from './factor-section.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { AskForPasskey, RemovePasskey } from './passkey-steps.tsx'
import { useFocusOfStep } from './use-focus-of-step.ts'

type Properties = { user: User; factors: SecondFactors }

/**
 * The section of the profile in which a user with a verified email adds and removes passkeys. `factors` as loaded with
 * the page.
 */
export function Passkeys({ user, factors }: Properties) {
  return (
    <FactorSection
      user={user}
      id="passkeys"
      title={<Trans>Adgangsnøgler</Trans>}
      text={
        <Trans>
          Log ind med fingeraftryk, ansigt eller pinkode på din enhed i stedet for en adgangskode.
        </Trans>
      }
      unverifiedText={<Trans>Du kan tilføje en, når din e-mail er bekræftet.</Trans>}
    >
      <Steps user={user} factors={factors} />
    </FactorSection>
  )
}

function Steps({ user, factors: loaded }: Properties) {
  const { t } = useLingui()
  const notify = useNotify()
  const deviceName = useDeviceName()
  const { passkeys } = useServerData({ queryKey: keys.factors, ask: fetchFactors, loaded })
  const [snapshot, send, actor] = useMachine(
    passkeysMachine.provide({
      actors: {
        makePasskey: fromPromise(({ input, signal }) =>
          makePasskey(input.options, { name: deviceName(navigator.userAgent), signal }),
        ),
      },
    }),
    { inspect, input: { isAble: canMakePasskeys() } },
  )
  const tellChange = (message: string) => {
    notify(message)
    askAnew(keys.factors)
    // All others have ended.
    askAnew(keys.sessions)
  }
  useEmitted(actor, {
    'passkey.added': () => tellChange(t`Adgangsnøglen er tilføjet`),
    'passkey.gone': () => tellChange(t`Adgangsnøglen er fjernet`),
    'making.failed': ({ error }) => console.warn(error),
  })
  const step = useFocusOfStep(String(snapshot.value))
  const { refusal, removed } = snapshot.context
  const toRemove = passkeys.find(({ id }) => id === removed)
  const isBusy = snapshot.hasTag('busy')
  return (
    <div ref={step} className={secondFactors().root}>
      {(snapshot.matches('shown') || isBusy) && (
        <>
          <button
            type="button"
            className={button({ kind: 'line' })}
            aria-disabled={isBusy}
            onClick={() => send({ type: 'adding.wanted' })}
          >
            <Trans>Tilføj en adgangsnøgle</Trans>
          </button>
          <FormMessage>{refusal && <RefusalText refusal={refusal} />}</FormMessage>
          <PasskeyList
            passkeys={passkeys}
            country={user.country_registered_to}
            isBusy={isBusy}
            onRemoval={(id) => send({ type: 'removal.wanted', id })}
          />
        </>
      )}
      {snapshot.matches('asking') && (
        <AskForPasskey
          user={user}
          onOffered={(options) => send({ type: 'passkey.offered', options })}
          onCancelled={() => send({ type: 'adding.cancelled' })}
        />
      )}
      {snapshot.matches('removing') && toRemove && (
        <RemovePasskey
          user={user}
          passkey={toRemove}
          onRemoved={() => send({ type: 'passkey.removed' })}
          onCancelled={() => send({ type: 'removal.cancelled' })}
        />
      )}
    </div>
  )
}

/** Why no passkey was made. */
function RefusalText({ refusal }: { refusal: PasskeyRefusal }) {
  switch (refusal) {
    case 'cancelled':
      return <Trans>Adgangsnøglen blev ikke oprettet. Prøv igen, når du er klar.</Trans>
    case 'present':
      return <Trans>Enheden har allerede en adgangsnøgle til din konto.</Trans>
    case 'unable':
      return <Trans>Din browser kan ikke bruge adgangsnøgler. Prøv i en nyere browser.</Trans>
    default:
      return <Trans>Adgangsnøglen blev ikke tilføjet. Prøv igen om lidt.</Trans>
  }
}
