import type { SnapshotFrom } from 'xstate'
import { type AnchorAdInput, anchorAdMachine } from '#machines/anchor-ad/anchor-ad.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type AnchorAdSnapshot = SnapshotFrom<typeof anchorAdMachine>

const { send, after } = casesOf(anchorAdMachine)

const happenings = {
  allowed: send({ type: 'consent.changed', allowed: ['marketing'] }, { label: 'consent.changed marketing' }),
  refused: send(
    { type: 'consent.changed', allowed: ['statistics'] },
    { label: 'consent.changed statistics' },
  ),
  left: send({ type: 'route.changed' }),
  abroad: send({ type: 'locale.changed', locale: 'se' }),
  built: after('build', 500),
  filled: send({ type: 'slot.filled' }),
  emptied: send({ type: 'slot.emptied' }),
  closed: send({ type: 'anchor.closed' }),
}

const key = () => null

/** The paths of the anchor; if the shopper closed it before, nothing can happen. */
export const planAnchorAd = (input: AnchorAdInput) =>
  planPaths(anchorAdMachine, {
    cases: input.anchor === 'closed' ? [] : Object.values(happenings),
    input,
    key,
  })

/** The paths on a page whose anchor placement has offers, or has none. Nobody leaves a page while its answer comes. */
export function planAnchorAdOnPage(slot: 'filled' | 'emptied') {
  const { allowed, refused, built, filled, emptied, closed } = happenings
  const left = send(
    { type: 'route.changed' },
    { when: (snapshot) => !snapshot.matches({ allowed: 'asking' }) },
  )
  const outcome = slot === 'filled' ? [filled, closed] : [emptied, left]
  return planPaths(anchorAdMachine, {
    cases: [allowed, refused, built, ...outcome],
    input: { anchor: 'wanted' },
    key,
  })
}
