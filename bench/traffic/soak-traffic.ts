import { randomBytes, randomInt } from 'node:crypto'
import { Agent } from 'node:http'
import { isSearchable } from '#app/domain/search/search-term.ts'
import type { Product } from '../running-product.ts'
import { queries } from './queries.ts'
import { logIn, registerShopper, type Shopper } from './register-shopper.ts'
import { change, type Following, follow, milk } from './use-list.ts'

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
  const answer = await fetch(url, { signal: AbortSignal.timeout(longestWaitMs), ...init })
  await answer.arrayBuffer()
  if (answer.status !== status)
    throw new Error(`${new URL(url).pathname} was answered ${answer.status}, not ${status}`)
}

async function liveOffers({ url }: Product): Promise<number[]> {
  const found = await Promise.all(
    ['kaffe', 'ost', 'brød'].map(async (term) => {
      const answer = await fetch(`${url}/api/typeahead-search/dk/${encodeURIComponent(term)}`)
      const body = (await answer.json()) as { organicProductOffers: { items: { id: number }[] } }
      return body.organicProductOffers.items.map(({ id }) => id)
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

/** Continues one of the waiting trips, which then waits again, so that a list never has two writes at once. */
function createWrites(product: Product, shoppers: Shopper[]): Deed {
  const waiting = shoppers.map((shopper) => createTrip(product, shopper))
  return async () => {
    const trip = waiting.shift()
    if (!trip) return
    try {
      await trip()
    } finally {
      waiting.push(trip)
    }
  }
}

/** Registers shoppers, and mixes their requests with those of visitors as on an ordinary day. */
export async function createTraffic(product: Product): Promise<Traffic> {
  const { url } = product
  const names = Array.from({ length: shopperCount }, (_, index) => `Soaker${index}`)
  const shoppers: Shopper[] = []
  for (const name of names) shoppers.push(await registerShopper(product, name))
  const offers = await liveOffers(product)
  const agent = new Agent({ keepAlive: true })
  const streams: Following[] = []

  const deeds: { kind: string; share: number; deed: Deed }[] = [
    {
      kind: 'front',
      share: 15,
      deed: () => expectStatus(`${url}/${oneOf(['', 'dk', 'no', 'se', 'fi'])}`, 200),
    },
    {
      kind: 'front of a user',
      share: 5,
      deed: () =>
        expectStatus(`${url}/dk`, 200, { headers: { cookie: oneOf(shoppers).headers.cookie ?? '' } }),
    },
    { kind: 'search', share: 15, deed: () => expectStatus(`${url}/offer/${someTerm()}`, 200) },
    {
      kind: 'search box',
      share: 10,
      deed: () => expectStatus(`${url}/api/typeahead-search/dk/${someTerm()}`, 200),
    },
    { kind: 'product', share: 15, deed: () => expectStatus(`${url}/single/${oneOf(offers)}`, 200) },
    {
      kind: 'unknown page',
      share: 10,
      deed: () => expectStatus(`${url}/${oneOf(['', 'dk/', 'api/'])}${randomBytes(8).toString('hex')}`, 404),
    },
    { kind: 'list write', share: 23, deed: createWrites(product, shoppers) },
    {
      kind: 'event stream',
      share: 5,
      deed: async () => {
        const shopper = oneOf(shoppers)
        streams.push(await follow(product, shopper, { listPath: shopper.listPath, agent }))
        if (streams.length > openStreams) streams.shift()?.stop()
      },
    },
    {
      kind: 'login',
      share: 2,
      // From many addresses: a single one would reach the limit.
      deed: () => logIn(product, oneOf(names), `2001:db8:${randomBytes(2).toString('hex')}::1`),
    },
  ]
  const drum = deeds.flatMap(({ share, ...rest }) => Array.from({ length: share }, () => rest))
  return {
    next: () => oneOf(drum),
    stop: () => {
      for (const { stop } of streams) stop()
      agent.destroy()
    },
  }
}
