import assert from 'node:assert/strict'
import { type OfferViewerSnapshot, planOfferViewer } from '#machines/offer-viewer/offer-viewer.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { coffeeBox, coffeeDetail } from './offer-viewer.fixture.ts'
import { offerViewerMachine } from './offer-viewer.machine.ts'

const shownIn = ({ offers, product }: OfferViewerSnapshot['context']) =>
  [...offers.map(({ name }) => name), product?.productTitleText].filter(Boolean)

describePaths({
  machine: offerViewerMachine,
  table: new URL('./offer-viewer.paths.txt', import.meta.url),
  plans: [
    {
      title: 'offerViewer',
      plan: planOfferViewer({ offers: [coffeeDetail], product: coffeeBox }),
      input: undefined,
    },
  ],
  see: {
    closed: ({ context, tags }: OfferViewerSnapshot) =>
      assert.deepEqual(
        [context, [...tags]],
        [{ offers: [], product: null, country: null, entry: null, way: null }, []],
      ),
    showing: ({ context, tags }) => {
      assert.deepEqual([...tags], ['open'])
      assert.ok(shownIn(context).length > 0)
      assert.equal(context.country, 'dk')
      assert.equal(context.way, null)
    },
    left: ({ context, tags }) => {
      assert.deepEqual([...tags], [])
      assert.ok(shownIn(context).length > 0)
      assert.equal(context.entry, 'results')
    },
  },
  inFewWords: ({ context }) =>
    `${shownIn(context).join(', ') || 'nothing'}${context.way ? `, on the way to ${context.way}` : ''}`,
})
