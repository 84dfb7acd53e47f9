import '#app/late.css'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { Modal } from '#app/ui/modal/modal.tsx'
import { UnknownUser } from '#app/ui/unknown-user/unknown-user.tsx'
import { isSaved } from '#machines/price-agent/price-agent.selectors.ts'
import { AgentForm } from './agent-form.tsx'
import { Confirming } from './confirming.tsx'
import { Existing } from './existing.tsx'
import { Saved } from './saved.tsx'

/** The price agent's modal in its modes (§4): add, edit, delete, already-exists, success. */
export default function PriceAgent({ actor }: { actor: Tab['priceAgent'] }) {
  const snapshot = useSelector(actor, (modal) => modal)
  const { item } = snapshot.context
  if (!item) return null
  const shown = { actor, snapshot, item }
  if (snapshot.matches({ modal: { open: { adding: { identifying: 'unanswered' } } } }))
    return (
      <Modal title={<Trans>Følg prisen</Trans>} onDismissed={() => actor.send({ type: 'modal.closed' })}>
        <UnknownUser onRetried={() => actor.send({ type: 'identifying.retried' })} />
      </Modal>
    )
  if (snapshot.matches({ modal: { open: 'existing' } })) return <Existing {...shown} />
  if (isSaved(snapshot)) return <Saved {...shown} />
  if (snapshot.matches({ modal: { open: 'deleting' } })) return <Confirming {...shown} />
  return <AgentForm {...shown} />
}
