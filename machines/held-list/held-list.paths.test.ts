import assert from 'node:assert/strict'
import { type HeldListSnapshot, heldListInput, planHeldList } from '#machines/held-list/held-list.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { heldListMachine } from './held-list.machine.ts'
import { selectView } from './held-list.selectors.ts'

const showsList = (snapshot: HeldListSnapshot): void => {
  const { list, day } = snapshot.context
  const view = selectView(snapshot)
  const sources = Object.values(snapshot.children).map((child) => String(child?.src))
  assert.deepEqual(sources, ['hearChildren', 'keepList', 'followDay', 'queue', 'stream', 'others', 'needs'])
  assert.equal(view.uuid, list.uuid)
  assert.deepEqual(
    view.items.map(({ isExpired }) => isExpired),
    [day === '2026-11-23'],
  )
}

describePaths({
  machine: heldListMachine,
  table: new URL('./held-list.paths.txt', import.meta.url),
  plans: [{ title: 'heldList', plan: planHeldList(), input: heldListInput }],
  see: {
    'access.held': showsList,
    'access.leaving.asked': showsList,
    'access.leaving.answered': showsList,
    'reports.accepted': showsList,
    'reports.refused': showsList,
  },
  inFewWords: ({ context: { list, view, day, numberPending } }) =>
    `version ${list.version}, ${view.items[0]?.checked ? 'ticked' : 'not ticked'}, ${numberPending} pending, ${day}`,
  // A list is either another one or the same: which is asked first makes no difference.
  withoutEffect: ['heldList.reports: on.list.loaded [0] swapped'],
})
