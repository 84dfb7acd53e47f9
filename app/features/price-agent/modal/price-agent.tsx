import '#app/late.css'
import { useSelector } from '@xstate/react'
import type { Tab } from '#app/flows/tab/open-tab.ts'
import { AgentForm } from './agent-form.tsx'
import { Confirming } from './confirming.tsx'
import { Existing } from './existing.tsx'
import { Saved } from './saved.tsx'

/** The price agent's modal in its modes (Specification §4): add, edit, delete, already-exists, success. */
export default function PriceAgent({ actor }: { actor: Tab['priceAgent'] }) {
  const snapshot = useSelector(actor, (modal) => modal)
  const { item } = snapshot.context
  if (!item) return null
  const shown = { actor, snapshot, item }
  if (snapshot.matches({ open: 'existing' })) return <Existing {...shown} />
  if (snapshot.matches({ open: 'saved' })) return <Saved {...shown} />
  if (snapshot.matches({ open: 'confirming' }) || snapshot.matches({ open: 'removing' }))
    return <Confirming {...shown} />
  return <AgentForm {...shown} />
}
