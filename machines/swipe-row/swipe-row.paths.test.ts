import assert from 'node:assert/strict'
import { planSwipeRow, type SwipeRowSnapshot } from '#machines/swipe-row/swipe-row.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { swipeRowMachine } from './swipe-row.machine.ts'

const has =
  (...tags: string[]) =>
  (snapshot: SwipeRowSnapshot) =>
    assert.deepEqual([...snapshot.tags].sort(), tags)

describePaths({
  machine: swipeRowMachine,
  table: new URL('./swipe-row.paths.txt', import.meta.url),
  plans: [
    { title: 'swipeRow', plan: planSwipeRow('none'), input: { hint: 'none' } },
    { title: 'swipeRow, the first one on a device', plan: planSwipeRow('shown'), input: { hint: 'shown' } },
  ],
  see: {
    'hinting.waiting': has(),
    'hinting.peeking': has('open'),
    'closed.resting': has(),
    'closed.pressed': has(),
    'closed.dragging': has('dragging'),
    'open.resting': has('open'),
    'open.pressed': has('open'),
    'open.dragging': has('dragging', 'open'),
  },
  inFewWords: ({ context }) => `hint ${context.hint}`,
})
