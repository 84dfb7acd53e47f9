import type { SnapshotFrom } from 'xstate'
import type { priceAgentMachine } from './price-agent.machine.ts'

type Snapshot = SnapshotFrom<typeof priceAgentMachine>

/** Whether the modal changes a watch that exists, instead of adding one. */
export const isEditing = (snapshot: Snapshot): boolean => snapshot.matches({ modal: { open: 'editing' } })

/** Whether the form has `Alle` alone, because the chains could not be loaded. */
export const isLackingChains = (snapshot: Snapshot): boolean =>
  snapshot.matches({ modal: { open: { adding: 'lacking' } } }) ||
  snapshot.matches({ modal: { open: { editing: 'lacking' } } })

/** Whether the modal says that the watch is saved. */
export const isSaved = (snapshot: Snapshot): boolean =>
  snapshot.matches({ modal: { open: { adding: 'saved' } } }) ||
  snapshot.matches({ modal: { open: { editing: 'saved' } } })
