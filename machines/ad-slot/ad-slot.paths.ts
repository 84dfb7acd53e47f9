import type { SnapshotFrom } from 'xstate'
import { type AdSlotInput, adSlotMachine } from '#machines/ad-slot/ad-slot.machine.ts'
import { gevalia } from '#machines/typeahead/typeahead.fixtures.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type AdSlotSnapshot = SnapshotFrom<typeof adSlotMachine>

const { send, done, fail } = casesOf(adSlotMachine)

/** A slot that fetches our ad; one whose page came with it; and one that Google may fill from the start. */
export const adSlotInputs: AdSlotInput[] = [
  { offer: null, isAllowed: false },
  { offer: gevalia, isAllowed: false },
  { offer: null, isAllowed: true },
]

/** The paths of a slot. */
export function planAdSlot(input: AdSlotInput) {
  const fetches = input.offer === null
  const cases = [
    send({ type: 'slot.neared' }),
    send({ type: 'google.allowed' }),
    send({ type: 'google.forbidden' }),
    send({ type: 'ad.rendered', isEmpty: false }, { label: 'ad.rendered full' }),
    send({ type: 'ad.rendered', isEmpty: true }, { label: 'ad.rendered empty' }),
    ...(fetches
      ? [
          send({ type: 'slot.unseen' }),
          done('fetchHouseAd', gevalia, 'with an offer'),
          done('fetchHouseAd', null, 'with nothing'),
          fail('fetchHouseAd', new Error('offline')),
        ]
      : []),
  ]
  return planPaths(adSlotMachine, {
    cases,
    input,
    key: ({ context: { offer, isAllowed } }) => [offer?.id ?? null, isAllowed],
  })
}
