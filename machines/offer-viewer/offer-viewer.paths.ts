import type { SnapshotFrom } from 'xstate'
import { offerViewerMachine, type Viewed } from '#machines/offer-viewer/offer-viewer.machine.ts'
import { type Case, casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type OfferViewerSnapshot = SnapshotFrom<typeof offerViewerMachine>

const { send } = casesOf(offerViewerMachine)

type Shown = Pick<Viewed, 'offers' | 'product'>

const casesOn = ({ offers, product }: Shown) => {
  const choose = (label: string, viewed: Shown) =>
    send({ type: 'offers.chosen', ...viewed, country: 'dk', entry: 'results' }, { label })
  return [
    choose('an offer', { offers, product: null }),
    choose('a custom product', { offers: [], product }),
    choose('nothing', { offers: [], product: null }),
    send({ type: 'viewer.closed' }),
    send({ type: 'watch.postponed' }, { when: ({ context }) => context.offers.length > 0 }),
    send({ type: 'entry.shown', entry: 'email check' }, { label: 'another page' }),
    send(
      { type: 'entry.shown', entry: 'login' },
      { label: 'a third page', when: ({ context }) => context.way === 'email check' },
    ),
    send({ type: 'entry.shown', entry: 'results' }, { label: 'back' }),
    send({ type: 'route.changed' }),
    send({ type: 'locale.changed', locale: 'dk' }),
    send({ type: 'locale.changed', locale: 'se' }),
  ]
}

const planOf = (cases: Case[]) =>
  planPaths(offerViewerMachine, {
    cases,
    input: undefined,
    key: ({ context }) => [context.offers.length > 0, context.way],
  })

/** The paths of the viewer with these offers and this product of a partner, both in Denmark. */
export const planOfferViewer = (shown: Shown) =>
  planOf([
    ...casesOn(shown),
    send({ type: 'watch.resumed' }),
    send({ type: 'identity.changed', identity: 'visitor' }),
    send({ type: 'identity.changed', identity: 'unverified' }),
    send({ type: 'identity.changed', identity: 'verified' }),
  ])

/** The paths of a visitor's page; what a login does is in `results-ways.spec.ts`. */
export const planOfferViewerOnPage = (shown: Shown) => planOf(casesOn(shown))
