import assert from 'node:assert/strict'
import {
  type OfferReportSnapshot,
  planOfferReport,
  reportInput,
} from '#machines/offer-report/offer-report.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { offerReportMachine } from './offer-report.machine.ts'

type Tag = 'open' | 'busy'

const tagged = (snapshot: OfferReportSnapshot, ...tags: Tag[]) =>
  assert.deepEqual(
    (['open', 'busy'] as const).filter((tag) => snapshot.hasTag(tag)),
    tags,
  )
const withoutFailure =
  (...tags: Tag[]) =>
  (snapshot: OfferReportSnapshot) => {
    tagged(snapshot, ...tags)
    assert.equal(snapshot.context.failure, null)
  }

describePaths({
  machine: offerReportMachine,
  table: new URL('./offer-report.paths.txt', import.meta.url),
  plans: [{ title: 'offerReport', plan: planOfferReport(), input: reportInput }],
  see: {
    closed: withoutFailure(),
    'open.choosing': withoutFailure('open'),
    'open.unchosen': (snapshot) => {
      withoutFailure('open')(snapshot)
      assert.equal(snapshot.context.wrong, null)
    },
    'open.failed': (snapshot) => {
      tagged(snapshot, 'open')
      assert.notEqual(snapshot.context.failure, null)
    },
    sending: (snapshot) => {
      tagged(snapshot, 'open', 'busy')
      assert.notEqual(snapshot.context.wrong, null)
    },
    sent: withoutFailure(),
  },
  inFewWords: ({ context: { wrong, sentence, failure } }) =>
    [wrong ?? 'nothing', sentence && 'a sentence', failure?.kind].filter(Boolean).join(', '),
})
