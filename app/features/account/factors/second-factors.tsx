import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { button, secondFactors } from 'styled-system/recipes'
import { fromPromise } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import type { SecondFactors as Factors } from '#app/domain/account/factors/factors.ts'
import { fetchFactors } from '#app/flows/account/factors.actors.ts'
import { inspect } from '#app/flows/inspect.ts'
import { useNotify } from '#app/flows/messages/use-notify.ts'
import { askAnew } from '#app/flows/queries/ask-anew.ts'
import { keys } from '#app/flows/queries/keys.ts'
import { useServerData } from '#app/flows/queries/use-server-data.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { twoFactorMachine } from '#machines/two-factor/two-factor.machine.ts'
import { AppState } from './app-state.tsx'
import { AskPassword, RemoveApp } from './app-steps.tsx'
import { BackupCodes } from './backup-codes.tsx'
import { ConfirmApp } from './confirm-app.tsx'
import { FactorSection } from './factor-section.tsx'
import { useFocusOfStep } from './use-focus-of-step.ts'

const providedMachine = twoFactorMachine.provide({
  actors: { copyText: fromPromise(({ input: { text } }) => navigator.clipboard.writeText(text)) },
})

type Properties = { user: User; factors: Factors }

/**
 * The section of the profile in which a user with a verified email adds and removes an authenticator app. `factors` as
 * loaded with the page.
 */
export function SecondFactors({ user, factors }: Properties) {
  return (
    <FactorSection
      user={user}
      id="factors"
      title={<Trans>Login i to trin</Trans>}
      text={
        <Trans>
          Ud over adgangskoden beder vi om en kode fra en app på din telefon. Så kan ingen logge ind med din
          adgangskode alene.
        </Trans>
      }
      unverifiedText={<Trans>Du kan slå det til, når din e-mail er bekræftet.</Trans>}
    >
      <Steps user={user} factors={factors} />
    </FactorSection>
  )
}

function Steps({ user, factors: loaded }: Properties) {
  const { t } = useLingui()
  const notify = useNotify()
  const { app } = useServerData({ queryKey: keys.factors, ask: fetchFactors, loaded })
  const [snapshot, send, actor] = useMachine(providedMachine, {
    inspect,
    input: { isOn: loaded.app !== null },
  })
  const renewData = () => {
    askAnew(keys.factors)
    // The session has a new token, and is a new one.
    askAnew(keys.sessions)
  }
  useEmitted(actor, {
    // The step with the backup codes says it: a message would cover its buttons.
    'app.added': renewData,
    'app.gone': () => {
      notify(t`Login i to trin er slået fra`)
      renewData()
    },
    'codes.copied': () => notify(t`Koderne er kopieret`),
    'copy.failed': ({ error }) => {
      console.error(error)
      notify(t`Koderne kunne ikke kopieres`, { isProblem: true })
    },
  })
  // Copying is not a step of its own.
  const step = useFocusOfStep(snapshot.matches('codes') ? 'codes' : String(snapshot.value))
  const { setup } = snapshot.context
  return (
    <div ref={step} className={secondFactors().root}>
      {snapshot.matches('off') && (
        <button
          type="button"
          className={button({ kind: 'line' })}
          onClick={() => send({ type: 'setup.wanted' })}
        >
          <Trans context="button">Slå login i to trin til</Trans>
        </button>
      )}
      {snapshot.matches('asking') && (
        <AskPassword
          user={user}
          onStarted={(started) => send({ type: 'setup.started', setup: started })}
          onCancelled={() => send({ type: 'setup.cancelled' })}
        />
      )}
      {snapshot.matches('confirming') && setup && (
        <ConfirmApp
          setup={setup}
          onConfirmed={() => send({ type: 'app.confirmed' })}
          onCancelled={() => send({ type: 'setup.cancelled' })}
        />
      )}
      {snapshot.matches('codes') && setup && (
        <BackupCodes
          codes={setup.backup_codes}
          isBusy={snapshot.hasTag('busy')}
          onCopied={() => send({ type: 'copy.pressed' })}
          onKept={() => send({ type: 'codes.kept' })}
        />
      )}
      {snapshot.matches('on') && (
        <AppState
          app={app}
          country={user.country_registered_to}
          onRemoval={() => send({ type: 'removal.wanted' })}
        />
      )}
      {snapshot.matches('removing') && (
        <RemoveApp
          user={user}
          onRemoved={() => send({ type: 'app.removed' })}
          onCancelled={() => send({ type: 'removal.cancelled' })}
        />
      )}
    </div>
  )
}
