import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { button, priceAgent } from 'styled-system/recipes'
import { fromPromise } from 'xstate'
import { renewFeed } from '#app/api/price-agent.ts'
import type { AgentFeed as Feed } from '#app/domain/agents/price-agent.ts'
import { failureOf } from '#app/domain/failure.ts'
import { inspect } from '#app/flows/inspect.ts'
import { useNotify } from '#app/flows/messages/use-notify.ts'
import { showFeed } from '#app/flows/price-agent-page/change-watches.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { FormMessage } from '#app/ui/field/form-message.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { feedAddressMachine } from '#machines/feed-address/feed-address.machine.ts'

const providedMachine = feedAddressMachine.provide({
  actors: {
    copyText: fromPromise(({ input: { text } }) => navigator.clipboard.writeText(text)),
    renewFeed: fromPromise(({ signal }) => renewFeed({ signal })),
  },
})

/** The secret addresses at which alerts are followed in a news reader or a calendar. */
export function AgentFeed({ feed }: { feed: Feed }) {
  const { t } = useLingui()
  const { withTab } = useTab()
  const [snapshot, send, actor] = useMachine(providedMachine, { inspect, input: { feed } })
  const notify = useNotify()
  useEmitted(actor, {
    'address.copied': () => notify(t`Adressen er kopieret`),
    'copy.failed': ({ error }) => {
      console.error(error)
      notify(t`Adressen kunne ikke kopieres`, { isProblem: true })
    },
    'feed.renewed': (renewed) => {
      showFeed(renewed.feed)
      notify(t`Du har fået nye adresser`)
    },
    'renewal.failed': ({ error }) => {
      if (failureOf(error).kind === 'unauthenticated')
        withTab(({ app }) => app.send({ type: 'session.lost' }))
      else console.error(error)
    },
  })
  const isAsking = snapshot.hasTag('asking')
  const isBusy = snapshot.hasTag('busy')
  const { question, way } = useFocusOfQuestion(isAsking)
  const classes = priceAgent()
  return (
    <details className={classes.feed}>
      <summary>
        <Trans>RSS og kalender</Trans>
      </summary>
      <p>
        <Trans>
          Følg tilbuddene i en RSS-læser eller i din kalender. Adresserne er hemmelige: Alle, der har dem, kan
          se tilbuddene.
        </Trans>
      </p>
      <div>
        <button
          type="button"
          className={button({ kind: 'mild' })}
          aria-disabled={isBusy}
          onClick={() => send({ type: 'copy.pressed', form: 'rss' })}
        >
          <Icon name="copy" />
          <Trans>Kopiér RSS-adresse</Trans>
        </button>
        <button
          type="button"
          className={button({ kind: 'mild' })}
          aria-disabled={isBusy}
          onClick={() => send({ type: 'copy.pressed', form: 'calendar' })}
        >
          <Icon name="copy" />
          <Trans>Kopiér kalenderadresse</Trans>
        </button>
      </div>
      {isAsking ? (
        <section aria-label={t`Nye adresser`}>
          <p>
            <Trans>De gamle adresser holder op med at virke. Vil du have nye?</Trans>
          </p>
          <div>
            <button
              type="button"
              ref={question}
              className={button()}
              aria-disabled={isBusy}
              onClick={() => send({ type: 'renewal.confirmed' })}
            >
              <Trans>Lav nye adresser</Trans>
            </button>
            <button
              type="button"
              className={button({ kind: 'mild' })}
              aria-disabled={isBusy}
              onClick={() => send({ type: 'renewal.cancelled' })}
            >
              <Trans>Behold de gamle</Trans>
            </button>
          </div>
        </section>
      ) : (
        <button
          type="button"
          ref={way}
          className={button({ kind: 'mild' })}
          aria-disabled={isBusy}
          onClick={() => send({ type: 'renewal.asked' })}
        >
          <Trans>Nye adresser</Trans>
        </button>
      )}
      <FormMessage>
        {snapshot.matches('failed') && <Trans>Adresserne blev ikke ændret. Prøv igen.</Trans>}
      </FormMessage>
    </details>
  )
}

/** Moves the focus to the question when it is asked, and back to what asks it when it was answered. */
function useFocusOfQuestion(isAsking: boolean) {
  const question = useRef<HTMLButtonElement>(null)
  const way = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(isAsking)
  useEffect(() => {
    if (wasAsking.current === isAsking) return
    wasAsking.current = isAsking
    const next = isAsking ? question : way
    next.current?.focus()
  }, [isAsking])
  return { question, way }
}
