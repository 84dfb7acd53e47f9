import type { SnapshotFrom } from 'xstate'
import { offerReportMachine } from '#machines/offer-report/offer-report.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type OfferReportSnapshot = SnapshotFrom<typeof offerReportMachine>

const { send, done, fail } = casesOf(offerReportMachine)

export const reportInput = { offerId: 7 }
export const typedSentence = 'I butikken koster den 34,95.'

/** The paths of a report of an offer. */
export function planOfferReport() {
  const cases = [
    send({ type: 'report.opened' }),
    send({ type: 'report.closed' }),
    send({ type: 'wrong.chosen', wrong: 'price' }, { label: 'wrong.chosen price' }),
    send({ type: 'wrong.chosen', wrong: 'other-good' }, { label: 'wrong.chosen other-good' }),
    send(
      { type: 'sentence.typed', sentence: typedSentence },
      { label: 'sentence.typed', when: ({ context }) => context.sentence === '' },
    ),
    send({ type: 'report.sent' }),
    done('sendReport', undefined, 'that it is stored'),
    fail('sendReport', { kind: 'offline' }, 'is not reached'),
    fail('sendReport', { kind: 'throttled', retryAfterSeconds: 40 }, 'is throttled'),
    fail('sendReport', { kind: 'unexpected' }, 'fails'),
  ]
  return planPaths(offerReportMachine, {
    cases,
    input: reportInput,
    key: ({ context: { wrong, sentence, failure } }) => [wrong, sentence, failure?.kind ?? ''],
  })
}
