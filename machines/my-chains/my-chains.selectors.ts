import type { SnapshotFrom } from 'xstate'
import type { ChainChoice } from '#app/domain/chains/my-chains.ts'
import type { myChainsMachine } from './my-chains.machine.ts'

type Snapshot = SnapshotFrom<typeof myChainsMachine>

/** What the tiles show: whether they are asked for, open to be changed, being saved, not saved, or put away. */
export type ChoiceView = 'asking' | 'changing' | 'saving' | 'failed' | 'declined' | 'chosen'

/** What is shown of a choice that nobody is changing. */
export function viewOfChoice(choice: ChainChoice): ChoiceView {
  if (choice === null) return 'asking'
  return choice.length === 0 ? 'declined' : 'chosen'
}

/** What the tiles show in a state of the machine. */
export function viewOf(snapshot: Snapshot): ChoiceView {
  for (const view of ['changing', 'saving', 'failed'] as const)
    if (snapshot.matches({ choice: view })) return view
  if (snapshot.matches({ choice: 'declining' })) return 'declined'
  return viewOfChoice(snapshot.context.saved)
}
