import assert from 'node:assert/strict'
import { type AnchorAdSnapshot, planAnchorAd } from '#machines/anchor-ad/anchor-ad.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { type AnchorAdInput, anchorAdMachine } from './anchor-ad.machine.ts'

const anchors: AnchorAdInput[] = [{ anchor: 'wanted' }, { anchor: 'closed' }]

const hasTags =
  (...expected: string[]) =>
  ({ tags }: AnchorAdSnapshot) =>
    assert.deepEqual([...tags], expected)

describePaths({
  machine: anchorAdMachine,
  table: new URL('./anchor-ad.paths.txt', import.meta.url),
  plans: anchors.map((input) => ({
    title: `anchorAd ${input.anchor}`,
    plan: planAnchorAd(input),
    input,
  })),
  see: {
    forbidden: hasTags(),
    'allowed.waiting': hasTags(),
    'allowed.asking': hasTags('open'),
    'allowed.shown': hasTags('open', 'shown'),
    'allowed.empty': hasTags(),
    closed: hasTags(),
  },
  // An anchor that was closed before has no path: "that was closed does not return in this tab".
  noticedByHand: [
    'anchorAd.allowed: on.consent.changed [0] to deciding',
    'anchorAd.deciding: always [0] left out',
    'anchorAd.deciding: always [0] swapped',
    'anchorAd.deciding: always [0] to deciding',
    'anchorAd.deciding: always [0] to forbidden',
    'anchorAd.deciding: always [0] without target',
    'anchorAd: initial forbidden',
    'guards isClosed always false',
  ],
  inFewWords: () => 'no context',
})
