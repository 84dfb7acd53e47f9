import type { SnapshotFrom } from 'xstate'
import { offerViewerMachine, type Viewed } from '#machines/offer-viewer/offer-viewer.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type OfferViewerSnapshot = SnapshotFrom<typeof offerViewerMachine>

const { send } = casesOf(offerViewerMachine)

/** The paths of the viewer on a page with these offers and this product of a partner, both in Denmark. */
export function planOfferViewer({ offers, product }: Pick<Viewed, 'offers' | 'product'>) {
  const choose = (label: string, viewed: Pick<Viewed, 'offers' | 'product'>) =>
    send({ type: 'offers.chosen', ...viewed, country: 'dk', entry: 'results' }, { label })
  const cases = [
    choose('an offer', { offers, product: null }),
    choose('a custom product', { offers: [], product }),
    choose('nothing', { offers: [], product: null }),
    send({ type: 'viewer.closed' }),
    send({ type: 'watch.postponed' }, { when: ({ context }) => context.offers.length > 0 }),
    send({ type: 'entry.shown', entry: 'email check' }, { label: 'another page' }),
    send({ type: 'entry.shown', entry: 'results' }, { label: 'back' }),
    send({ type: 'route.changed' }),
    send({ type: 'locale.changed', locale: 'dk' }),
    send({ type: 'locale.changed', locale: 'se' }),
  ]
  return planPaths(offerViewerMachine, {
    cases,
    input: undefined,
    key: ({ context }) => context.offers.length > 0,
  })
}
