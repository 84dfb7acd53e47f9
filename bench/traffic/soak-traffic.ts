import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { everyChain } from '#app/domain/agents/price-agent.ts'
import type { ProductOffer, TypeaheadResponse } from '#app/domain/offers/offers.ts'
import { isSearchable } from '#app/domain/search/search-term.ts'
import type { Product } from '../running-product.ts'
import { queries } from './queries.ts'
import { logIn, registerShopper, type Shopper } from './register-shopper.ts'
import { change, type Following, follow, milk } from './use-list.ts'
import { fromAnotherVisitor } from './visitor-address.ts'

/** An action of a visitor. It rejects if the server does not give the expected answer. */
type Deed = () => Promise<void>
export type Traffic = {
  /** A random deed; each kind is as frequent as its share. */
  next: () => { kind: string; deed: Deed }
  stop: () => void
}

const shopperCount = 12
/** How many streams are open at the same time; opening one more closes the oldest. */
const openStreams = 30

/**
 * Long, because Node accepts one new connection per turn of its event loop: on an overloaded machine some connections
 * wait for minutes while others are answered in seconds.
 */
const longestWaitMs = 300_000

const oneOf = <Item>(items: readonly Item[]): Item => {
  const item = items[randomInt(items.length)]
  if (item === undefined) throw new Error('there is none to choose')
  return item
}

const terms = Object.values(queries).flat().filter(isSearchable)
/** A quarter of the terms is new, so that a cache by term would show as a leak. */
const someTerm = () => encodeURIComponent(randomInt(4) === 0 ? randomBytes(4).toString('hex') : oneOf(terms))

async function expectStatus(url: string, status: number, init: RequestInit = {}): Promise<void> {
  const headers = { ...fromAnotherVisitor(), ...init.headers }
  const answer = await fetch(url, { signal: AbortSignal.timeout(longestWaitMs), ...init, headers })
  await answer.arrayBuffer()
  if (answer.status !== status)
    throw new Error(`${new URL(url).pathname} was answered ${answer.status}, not ${status}`)
}

async function liveOffers({ url }: Product): Promise<ProductOffer[]> {
  const found = await Promise.all(
    ['kaffe', 'ost', 'brød'].map(async (term) => {
      const answer = await fetch(`${url}/api/typeahead-search/dk/${encodeURIComponent(term)}`)
      const body = (await answer.json()) as TypeaheadResponse
      return body.organicProductOffers.items
    }),
  )
  return found.flat()
}

/** Makes the writes of a shopping trip, one per call: adds an item, changes its quantity, ticks it off, removes it. */
function createTrip(product: Product, shopper: Shopper): Deed {
  let item: string | null = null
  let step = 0
  return async () => {
    if (item === null) {
      item = (await change(product, shopper, 'add-manually-entered-item', milk)).id
      return
    }
    const steps = [`set-quantity-for-item/${item}/3`, `check-item/${item}`, `remove-item/${item}`]
    await change(product, shopper, steps[step] ?? '')
    step = (step + 1) % steps.length
    if (step === 0) item = null
  }
}

/** Uses a price agent, one request per call: watches a product, opens the page, stops watching. */
function createWatching({ url }: Product, { headers }: Shopper, offers: ProductOffer[]): Deed {
  const post = (path: string, body: object, status = 200) =>
    expectStatus(`${url}/api/price-agent/${path}`, status, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
  let product_id = 0
  const steps: Deed[] = [
    () => {
      product_id = oneOf(offers).productVariant.id
      return post('add-product', { product_id, chain_ids: [everyChain] })
    },
    () => expectStatus(`${url}/dk/pricing-agent`, 200, { headers: { cookie: headers.cookie ?? '' } }),
    () => post('remove-product', { product_id }, 204),
  ]
  let step = -1
  return async () => {
    if (step < 0) await post('create', {})
    step = (step + 1) % steps.length
    await steps[step]?.()
  }
}

/** Tells what a visitor sees, as their pages do (§7.5). */
function track({ url }: Product, offers: ProductOffer[]): Promise<void> {
  const { id, productVariant } = oneOf(offers)
  const [path, body] = oneOf<[string, object]>([
    ['page-view', { pageViewForUrl: `${url}/offer/${someTerm()}` }],
    ['product-view', { productOfferId: id, productVariantId: productVariant.id }],
    ['cta', { type: 'add-to-list', id_of_offer: id }],
  ])
  return expectStatus(`${url}/api/t/dk/${path}`, 204, {
    method: 'POST',
    headers: { cookie: `RASEID=${randomUUID()}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Continues one of the waiting deeds, which then waits again, so that a shopper never has two of them at once. */
function inTurns(waiting: Deed[]): Deed {
  return async () => {
    const deed = waiting.shift()
    if (!deed) return
    try {
      await deed()
    } finally {
      waiting.push(deed)
    }
  }
}

/** How frequent each kind of deed is, as shares of 100: on an ordinary day, and in the test of a full load. */
export const mixes = {
  ordinary: {
    front: 12,
    'front of a user': 5,
    search: 13,
    'search box': 10,
    product: 13,
    'unknown page': 8,
    'list write': 19,
    'event stream': 5,
    'price agent': 5,
    tracking: 8,
    login: 2,
  },
  load: { front: 10, search: 10, 'search box': 60, product: 10, 'list write': 10 },
} satisfies Record<string, Record<string, number>>
export type Mix = keyof typeof mixes

/** Registers shoppers, and mixes their requests with those of visitors. */
export async function createTraffic(product: Product, mix: Mix): Promise<Traffic> {
  const { url } = product
  const names = Array.from({ length: shopperCount }, (_, index) => `Soaker${index}`)
  const shoppers: Shopper[] = []
  for (const name of names) shoppers.push(await registerShopper(product, name))
  const offers = await liveOffers(product)
  const agent = new Agent({ keepAlive: true })
  const streams: Following[] = []

  const deeds: Record<string, Deed> = {
    front: () => expectStatus(`${url}/${oneOf(['', 'dk', 'no', 'se', 'fi'])}`, 200),
    'front of a user': () =>
      expectStatus(`${url}/dk`, 200, { headers: { cookie: oneOf(shoppers).headers.cookie ?? '' } }),
    search: () => expectStatus(`${url}/offer/${someTerm()}`, 200),
    'search box': () => expectStatus(`${url}/api/typeahead-search/dk/${someTerm()}`, 200),
    product: () => expectStatus(`${url}/single/${oneOf(offers).id}`, 200),
    'unknown page': () =>
      expectStatus(`${url}/${oneOf(['', 'dk/', 'api/'])}${randomBytes(8).toString('hex')}`, 404),
    'list write': inTurns(shoppers.map((shopper) => createTrip(product, shopper))),
    'price agent': inTurns(shoppers.map((shopper) => createWatching(product, shopper, offers))),
    tracking: () => track(product, offers),
    'event stream': async () => {
      const shopper = oneOf(shoppers)
      streams.push(await follow(product, shopper, { listPath: shopper.listPath, agent }))
      if (streams.length > openStreams) streams.shift()?.stop()
    },
    // From many addresses: a single one would reach the limit.
    login: () => logIn(product, oneOf(names), fromAnotherVisitor()['x-forwarded-for']),
  }
  const drum = Object.entries(mixes[mix]).flatMap(([kind, share]) => {
    const deed = deeds[kind]
    if (!deed) throw new Error(`there is no deed ${kind}`)
    return Array.from({ length: share }, () => ({ kind, deed }))
  })
  return {
    next: () => oneOf(drum),
    stop: () => {
      for (const { stop } of streams) stop()
      agent.destroy()
    },
  }
}
