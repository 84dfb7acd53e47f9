import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useRef } from 'react'
import { button, priceAgent } from 'styled-system/recipes'
import { fromPromise } from 'xstate'
import { saveMails } from '#app/api/price-agent.ts'
import { type MailChoice, type MailSettings, weekdays } from '#app/domain/agents/mail-choice.ts'
import { failureOf } from '#app/domain/failure.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { weekdayName } from '#app/domain/locale/long-dates.ts'
import { inspect } from '#app/flows/inspect.ts'
import { showMails } from '#app/flows/price-agent-page/change-watches.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { FormMessage } from '#app/ui/field/form-message.tsx'
import { Select } from '#app/ui/select/select.tsx'
import { alertMailsMachine } from '#machines/alert-mails/alert-mails.machine.ts'

const savingMachine = alertMailsMachine.provide({
  actors: { saveMails: fromPromise(({ input, signal }) => saveMails(input, { signal })) },
})

/** The choice how alerts are mailed, and for one mail a week the day of shopping; each is saved at once. */
export function AlertMails({ settings, country }: { settings: MailSettings; country: Country }) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const { withTab } = useTab()
  const [snapshot, send, actor] = useMachine(savingMachine, { inspect, input: settings })
  useEmitted(actor, {
    'mails.saved': (saved) => showMails(saved.settings),
    'save.failed': ({ error }) => {
      if (failureOf(error).kind === 'unauthenticated')
        withTab(({ app }) => app.send({ type: 'session.lost' }))
      else console.error(error)
    },
  })
  const retry = () => {
    // The button goes away.
    box.current?.querySelector('select')?.focus()
    send({ type: 'saving.retried' })
  }
  const { mails, shoppingDay } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const choices: { value: MailChoice; label: string }[] = [
    { value: 'at-once', label: t`Med det samme` },
    { value: 'weekly', label: t`Én gang om ugen` },
    { value: 'never', label: t`Aldrig` },
  ]
  const days = weekdays.map((day) => ({ value: String(day), label: weekdayName(day, country) }))
  return (
    <div ref={box} className={priceAgent().mails}>
      <Select
        isLabelAbove
        label={<Trans>Mails om tilbud</Trans>}
        options={choices}
        value={mails}
        aria-disabled={isBusy}
        onChange={(event) => send({ type: 'mails.chosen', mails: event.target.value as MailChoice })}
      />
      {mails === 'weekly' && (
        <Select
          isLabelAbove
          label={<Trans>Hvornår handler du mest?</Trans>}
          options={days}
          value={String(shoppingDay)}
          aria-disabled={isBusy}
          onChange={(event) => send({ type: 'day.chosen', shoppingDay: Number(event.target.value) })}
        />
      )}
      <FormMessage>
        {snapshot.matches('failed') && (
          <>
            <Trans>Dit valg blev ikke gemt.</Trans>{' '}
            <button type="button" className={button({ kind: 'mild' })} onClick={retry}>
              <Trans>Prøv igen</Trans>
            </button>
          </>
        )}
      </FormMessage>
    </div>
  )
}
