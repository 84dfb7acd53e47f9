import { randomUUID } from 'node:crypto'
import { Agent, type ClientRequest, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { medianOfSpans } from './median-of-spans.ts'
import { registerShopper, type Shopper } from './register-shopper.ts'
import { percentile, report } from './report.ts'
import type { Product } from './running-product.ts'

const warmUp = 1000
const changes = 500
const subscribers = 1000

/** A change of somebody's list. @returns its id, which is the uuid of an item that it adds, and the list's version. */
async function change({ url }: Product, { headers, listPath }: Shopper, path: string, body: object = {}) {
  const id = randomUUID()
  const response = await fetch(`${url}${listPath}/${path}`, {
    method: 'POST',
    headers: { ...headers, 'x-client-mutation-id': id },
    body: JSON.stringify(body),
  })
  const said = await response.text()
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${said}`)
  return { id, version: Number(response.headers.get('x-shopping-list-version')) }
}

const milk = { itemName: 'Mælk', quantity: 1 }

/** The writes of a shopping trip, by turns: an item is put on the list, its quantity changed, ticked off, removed. */
async function writeByTurns(product: Product, shopper: Shopper, count: number): Promise<void> {
  for (let written = 0; written < count; written += 4) {
    const { id } = await change(product, shopper, 'add-manually-entered-item', milk)
    await change(product, shopper, `set-quantity-for-item/${id}/3`)
    await change(product, shopper, `check-item/${id}`)
    await change(product, shopper, `remove-item/${id}`)
  }
}

/** Processor time of the server a write, in milliseconds, database included. */
async function costOfWrite(product: Product, shopper: Shopper): Promise<number> {
  return medianOfSpans(async (writes) => {
    const before = product.cpu()
    await writeByTurns(product, shopper, writes)
    return (product.cpu() - before) / writes
  })
}

type Following = { stop: () => void; next: (version: number) => Promise<void> }

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/** Follows a list as a browser does. `next` waits until it has told a version. */
async function follow({ url }: Product, { headers }: Shopper, listPath: string): Promise<Following> {
  let version = 0
  let hear = () => {}
  let request: ClientRequest | undefined
  await new Promise<void>((resolve, reject) => {
    request = get(`${url}${listPath}/changes`, { agent, headers: { cookie: headers.cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for who follows a list`))
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        for (const [, told] of text.matchAll(/^id: (\d+)$/gm)) version = Number(told)
        if (version > 0) resolve()
        hear()
      })
    })
    request.on('error', reject)
  })
  return {
    stop: () => request?.destroy(),
    next: (wanted) =>
      new Promise((resolve) => {
        hear = () => {
          if (version >= wanted) resolve()
        }
        hear()
      }),
  }
}

/** Milliseconds from the moment one participant asks for a change to when the others have heard of it. */
async function timesToHear(
  product: Product,
  shopper: Shopper,
  others: Following[],
  count: number,
): Promise<number[]> {
  let { version } = await change(product, shopper, 'remove-all-items')
  const times: number[] = []
  for (let made = 0; made < count; made += 1) {
    version += 1
    const heard = Promise.all(others.map((other) => other.next(version)))
    const asked = performance.now()
    await change(product, shopper, 'add-manually-entered-item', milk)
    await heard
    times.push(performance.now() - asked)
    if (made % 50 === 49) ({ version } = await change(product, shopper, 'remove-all-items'))
  }
  return times
}

async function invite(product: Product, owner: Shopper, guest: Shopper): Promise<void> {
  const { url } = product
  const made = await fetch(`${url}${owner.listPath}/make-shareable`, {
    method: 'POST',
    headers: owner.headers,
  })
  const { sharingCode } = (await made.json()) as { sharingCode: string }
  const joined = await fetch(`${url}/api/shopping-list/invitation/${sharingCode}/accept`, {
    method: 'POST',
    headers: guest.headers,
  })
  if (!joined.ok) throw new Error(`the invitation was answered ${joined.status}: ${await joined.text()}`)
}

/** What a change of a list costs the server, when others see it, and what those who follow lists hold of its memory. */
export async function measureLists(product: Product): Promise<void> {
  const anna = await registerShopper(product, 'Anna')
  const bo = await registerShopper(product, 'Bo')
  await writeByTurns(product, anna, warmUp)
  const name = 'list write over HTTP, demo, embedded'
  report({ name: `${name}, server CPU`, value: await costOfWrite(product, anna), unit: 'ms', target: 2 })

  await invite(product, anna, bo)
  const seen = 'a change is seen by'
  const other = await follow(product, bo, anna.listPath)
  const times = await timesToHear(product, anna, [other], changes)
  report({ name: `${seen} a second participant, p50`, value: percentile(times, 0.5), unit: 'ms' })
  report({
    name: `${seen} a second participant, p99`,
    value: percentile(times, 0.99),
    unit: 'ms',
    target: 300,
  })
  other.stop()

  const before = product.memory()
  const all: Following[] = []
  for (let opened = 0; opened < subscribers; opened += 1) {
    all.push(await follow(product, bo, anna.listPath))
  }
  const timesOfAll = await timesToHear(product, anna, all, 40)
  report({ name: `${seen} all of 1,000 subscribers, p99`, value: percentile(timesOfAll, 0.99), unit: 'ms' })
  // What opening them took is given back.
  await delay(5000)
  const growth = product.memory() - before
  report({ name: 'memory for 1,000 live subscribers', value: growth, unit: 'MB', target: 200 })
  report({ name: 'memory of the server with 1,000 live subscribers', value: product.memory(), unit: 'MB' })
  for (const { stop } of all) stop()
  agent.destroy()
}
