import assert from 'node:assert/strict'
import { type ModalsSnapshot, planModals } from '#machines/modals/modals.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { type Modal, modalsMachine } from './modals.machine.ts'
import { drawnModals, waitingModals } from './modals.selectors.ts'
import { isAlone } from './modals-with-offers.ts'

const alone = (modals: readonly Modal[]) => modals.filter(isAlone)

/** At most one is drawn above the viewer or the scanner, and none is forgotten. */
const seeModals = ({ context }: ModalsSnapshot) => {
  const drawn = drawnModals(context)
  assert.ok(alone(drawn).length <= 1)
  assert.deepEqual([...drawn, ...waitingModals(context)], context.open)
}

/** No page walks them: each modal's own walk opens and closes it, and the composed walk opens several. */
describePaths({
  machine: modalsMachine,
  table: new URL('./modals.paths.txt', import.meta.url),
  plans: [{ title: 'modals', plan: planModals(), input: undefined }],
  see: {
    free: (snapshot: ModalsSnapshot) => {
      seeModals(snapshot)
      assert.deepEqual(alone(snapshot.context.open), [])
    },
    covered: (snapshot: ModalsSnapshot) => {
      seeModals(snapshot)
      assert.notDeepEqual(alone(snapshot.context.open), [])
    },
  },
  inFewWords: ({ context: { open } }) => open.join(', ') || 'none open',
})
