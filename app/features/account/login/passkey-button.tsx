import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { button } from 'styled-system/recipes'
import { fromPromise } from 'xstate'
import type { User } from '#app/domain/account/account.ts'
import { inspect } from '#app/flows/inspect.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { FormMessage } from '#app/ui/field/form-message.tsx'
import {
  type PasskeyLoginContext,
  passkeyLoginMachine,
} from '#machines/passkey-login/passkey-login.machine.ts'
import { useTellLogin } from './use-tell-login.ts'

const providedMachine = passkeyLoginMachine.provide({
  actors: {
    // Few log in with a passkey: its code is loaded when somebody does.
    logIn: fromPromise(async ({ signal }) => {
      const { logInWithPasskey } = await import('#app/flows/account/passkeys.actors.ts')
      return logInWithPasskey(signal)
    }),
  },
})

type Properties = {
  /** As for `LoginForm`. */
  onLoggedIn?: (() => void) | undefined
  onSucceeded?: ((user: User) => void) | undefined
}

/** Logs in with a passkey, instead of email and password. */
export function PasskeyButton({ onLoggedIn, onSucceeded }: Properties) {
  const tellLogin = useTellLogin(onLoggedIn)
  const [snapshot, send, actor] = useMachine(providedMachine, { inspect })
  useEmitted(actor, {
    'login.done': ({ user }) => {
      tellLogin()
      onSucceeded?.(user)
    },
    'passkey.refused': ({ error }) => console.warn(error),
  })
  const { refusal } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  return (
    <>
      {refusal && (
        <FormMessage isPast={isBusy}>
          <RefusalText refusal={refusal} />
        </FormMessage>
      )}
      <button
        type="button"
        className={button({ kind: 'line', wide: true })}
        aria-disabled={isBusy}
        onClick={() => send({ type: 'passkey.chosen' })}
      >
        <Trans>Brug en adgangsnøgle</Trans>
      </button>
    </>
  )
}

/** Why nobody is logged in. */
function RefusalText({ refusal }: PasskeyLoginContext) {
  switch (refusal) {
    case 'cancelled':
      return <Trans>Der blev ikke valgt nogen adgangsnøgle. Prøv igen, eller brug din adgangskode.</Trans>
    case 'unknown':
      return <Trans>Adgangsnøglen virker ikke længere her. Log ind med din adgangskode.</Trans>
    case 'unable':
      return <Trans>Din browser kan ikke bruge adgangsnøgler. Prøv i en nyere browser.</Trans>
    default:
      return <Trans>Du blev ikke logget ind. Prøv igen om lidt, eller brug din adgangskode.</Trans>
  }
}
