import type { SnapshotFrom } from 'xstate'
import { viewOn } from '#app/domain/list/list-on-day.ts'
import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import type { heldListMachine } from './held-list.machine.ts'

/**
 * The list as a page shows it: offers that have ended since it was loaded are marked and not in the total.
 * @returns the same object as long as nothing of it changed.
 */
export const selectView = ({
  context: { view, day },
}: SnapshotFrom<typeof heldListMachine>): ShoppingListView => (day === null ? view : viewOn(view, day))
