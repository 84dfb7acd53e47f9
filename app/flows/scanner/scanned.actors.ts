import { fromPromise } from 'xstate'
import { request } from '#app/api/request.ts'
import { randomUuid } from '#app/device/random-uuid.ts'
import { failureOf } from '#app/domain/failure.ts'
import { firstQuantityOf } from '#app/domain/list/list-change.ts'
import { readTypedItem } from '#app/domain/list/read-typed-item.ts'
import { untickedOf } from '#app/domain/list/reduction-of.ts'
import { typedAdditionOf } from '#app/domain/list/typed-again.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Shopper } from '#app/domain/memberships/shopper.ts'
import { addableOffer } from '#app/domain/offers/offer-sketch.ts'
import type { ProductByGtin, ScannedProduct } from '#app/domain/scan/scanned-product.ts'
import type { PutOnList, WantedOnList } from '#machines/scanner/scanner.machine.ts'
import { addTo, fullListMessage, type OpenList } from '../add-to-list/add-item.ts'
import { refuse } from '../add-to-list/refuse.ts'
import type { SayWhenLoaded } from '../messages/create-say.ts'

// Loaded late, because it judges prices, and the machines of the tab are there for shoppers who scan nothing.
const loadRules = () => import('#app/domain/scan/scanned-product.ts')

type ShopperOf = (country: Country) => Shopper

/**
 * Finds the product of a barcode (`GET /api/product-by-gtin/{locale}/{gtin}`) for the shopper of this tab; null if nobody has
 * told of it.
 * @throws a `Failure` for every other answer.
 */
export const findProductFor = (shopperOf: ShopperOf) =>
  fromPromise<ScannedProduct | null, { gtin: string; country: Country }>(
    async ({ input: { gtin, country }, signal }) => {
      try {
        const path = `/api/product-by-gtin/${country}/${gtin}`
        const found = await request<ProductByGtin>('GET', path, { signal })
        const { scannedBy } = await loadRules()
        return scannedBy(shopperOf(country), found)
      } catch (error) {
        if (failureOf(error).kind === 'missing') return null
        throw error
      }
    },
  )

type Means = { openList: OpenList; say: SayWhenLoaded; shopperOf: ShopperOf }

/**
 * Puts what was scanned on the list: its words, or the cheapest offer at the shopper's chains, else at any, as many as it is sold
 * in, and one more if it stands there.
 * @throws a `Failure` if there is no list, or if it is full.
 */
export const putOnListFor = ({ openList, say, shopperOf }: Means) =>
  fromPromise<PutOnList, WantedOnList>(async ({ input: { country, words, product }, signal }) => {
    const opened = await openList(signal)
    const { view } = opened.held.getSnapshot().context
    if (words !== null) {
      const item = readTypedItem(words) ?? { itemName: words.trim(), quantity: 1 }
      const change = typedAdditionOf(item)
      if (!opened.hasRoomFor(view, change)) return refuse(say, fullListMessage)
      opened.held.send({ type: 'list.change', id: randomUuid(), change })
      return { name: item.itemName, offer: null, quantity: item.quantity }
    }
    const { offersInOrder } = await loadRules()
    const [offer] = product ? offersInOrder(product, shopperOf(country).mine) : []
    if (!offer) throw new Error('nothing was scanned')
    const addable = addableOffer(offer, country, dayIn(country, new Date()))
    const quantity = untickedOf(view.items, offer.id) ? 1 : firstQuantityOf(addable.item)
    await addTo(opened, { addable, quantity }, say)
    return { name: offer.name, offer: { id: offer.id, chain: offer.chain.name }, quantity }
  })
