import type { SnapshotFrom } from 'xstate'
import type { WantedItem } from '#app/domain/agents/wanted-item.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'

/** What each mode of the modal is drawn from. */
export type Shown = { actor: Tab['priceAgent']; snapshot: SnapshotFrom<Tab['priceAgent']>; item: WantedItem }
