import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { button, priceAgent } from 'styled-system/recipes'
import { siteName } from '#app/domain/brand.ts'
import { failureOf } from '#app/domain/failure.ts'
import { inspect } from '#app/flows/inspect.ts'
import { devicePushMachine } from '#app/flows/price-agent/push.actors.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { FormMessage } from '#app/ui/field/form-message.tsx'

/** Whether this device shows alerts as notifications, and the button that turns them on or off. */
export function PushNotifications() {
  const { withTab } = useTab()
  const [snapshot, send, actor] = useMachine(devicePushMachine, { inspect })
  useEmitted(actor, {
    'call.failed': ({ error }) => {
      if (failureOf(error).kind === 'unauthenticated')
        withTab(({ app }) => app.send({ type: 'session.lost' }))
      else console.error(error)
    },
  })
  const isOn = ['on', 'unsubscribing', 'unsubscribeFailed'].includes(snapshot.value)
  const isAgain = snapshot.value === 'denied' || snapshot.hasTag('failed')
  const press = () => {
    if (isAgain) send({ type: 'retried' })
    else send({ type: isOn ? 'notifications.unwanted' : 'notifications.wanted' })
  }
  return (
    <section className={priceAgent().push}>
      <h3>
        <Trans>Notifikationer på denne enhed</Trans>
      </h3>
      <p role="status">
        {snapshot.matches('unsupported') ? (
          <Trans>
            Din browser kan ikke vise notifikationer fra os. På iPhone og iPad kan den, når du har lagt{' '}
            {siteName} på hjemmeskærmen og åbner siden derfra.
          </Trans>
        ) : snapshot.matches('denied') ? (
          <Trans>
            Du har sagt nej til notifikationer fra os. Tillad dem i browserens indstillinger for siden, og
            prøv så igen.
          </Trans>
        ) : isOn ? (
          <Trans>
            Vi giver besked her, så snart der er tilbud på dine varer, og så længe du er logget ind på
            enheden.
          </Trans>
        ) : snapshot.matches('asking') ? (
          <Trans>Svar på browserens spørgsmål.</Trans>
        ) : (
          <Trans>Få besked her, så snart der er tilbud på dine varer.</Trans>
        )}
      </p>
      {!snapshot.matches('unsupported') && (
        <button
          type="button"
          className={button({ kind: 'mild' })}
          aria-disabled={snapshot.hasTag('busy')}
          onClick={press}
        >
          {isAgain ? (
            <Trans>Prøv igen</Trans>
          ) : isOn ? (
            <Trans>Slå notifikationer fra</Trans>
          ) : (
            <Trans>Slå notifikationer til</Trans>
          )}
        </button>
      )}
      <FormMessage>
        {snapshot.matches('checkFailed') ? (
          <Trans>Vi kunne ikke se, om notifikationer er slået til.</Trans>
        ) : snapshot.matches('subscribeFailed') ? (
          <Trans>Notifikationer blev ikke slået til.</Trans>
        ) : (
          snapshot.matches('unsubscribeFailed') && <Trans>Notifikationer blev ikke slået fra.</Trans>
        )}
      </FormMessage>
    </section>
  )
}
