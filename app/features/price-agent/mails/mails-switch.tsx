import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { priceAgent } from 'styled-system/recipes'
import { fromPromise } from 'xstate'
import { failureOf } from '#app/domain/failure.ts'
import { saveMails, showMails } from '#app/flows/agent-page/change-watches.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx'
import { FormMessage } from '#app/ui/field/form-message.tsx'
import { mailsSwitchMachine } from '#machines/mails-switch/mails-switch.machine.ts'

const savingMachine = mailsSwitchMachine.provide({
  actors: { saveMails: fromPromise(({ input: { mails }, signal }) => saveMails(mails, { signal })) },
})

/** The setting whether alerts are mailed; it is saved at once. */
export function MailsSwitch({ mails }: { mails: boolean }) {
  const { withTab } = useTab()
  const [snapshot, send, actor] = useMachine(savingMachine, { input: { mails } })
  useEmitted(actor, {
    'mails.saved': (saved) => showMails(saved.mails),
    'save.failed': ({ error }) => {
      if (failureOf(error).kind === 'unauthenticated')
        withTab(({ app }) => app.send({ type: 'session.lost' }))
      else console.error(error)
    },
  })
  return (
    <div className={priceAgent().mails}>
      <Checkbox
        label={<Trans>Send mig mails om nye tilbud</Trans>}
        checked={snapshot.context.mails}
        aria-disabled={snapshot.hasTag('busy')}
        onChange={() => send({ type: 'switch.pressed' })}
      />
      <FormMessage>
        {snapshot.matches('failed') && <Trans>Dit valg blev ikke gemt. Prøv igen.</Trans>}
      </FormMessage>
    </div>
  )
}
