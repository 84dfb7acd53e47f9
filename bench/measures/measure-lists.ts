import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { percentile, report } from '../report.ts'
import type { Product } from '../running-product.ts'
import { registerShopper, type Shopper } from '../traffic/register-shopper.ts'
import { change, type Following, follow, milk } from '../traffic/use-list.ts'
import { medianOfSpans } from './median-of-spans.ts'

const warmUp = 1000
const changes = 500
const subscribers = 1000

/** Makes the writes of a shopping trip in turn: adds an item, changes its quantity, ticks it off, removes it. */
async function writeByTurns(product: Product, shopper: Shopper, count: number): Promise<void> {
  for (let written = 0; written < count; written += 4) {
    const { id } = await change(product, shopper, 'add-manually-entered-item', milk)
    await change(product, shopper, `set-quantity-for-item/${id}/3`)
    await change(product, shopper, `check-item/${id}`)
    await change(product, shopper, `remove-item/${id}`)
  }
}

/** The server's processor time per write, in milliseconds, database included. */
async function costOfWrite(product: Product, shopper: Shopper): Promise<number> {
  return medianOfSpans(async (writes) => {
    const before = product.cpu()
    await writeByTurns(product, shopper, writes)
    return (product.cpu() - before) / writes
  })
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/** Milliseconds from one participant's request for a change until each of the others has heard of it. */
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

/** Measures the server's cost of a change, the delay until others see it, and the memory of a follower. */
export async function measureLists(product: Product): Promise<void> {
  const anna = await registerShopper(product, 'Anna')
  const bo = await registerShopper(product, 'Bo')
  await writeByTurns(product, anna, warmUp)
  const name = 'list write over HTTP, demo, embedded'
  report({ name: `${name}, server CPU`, value: await costOfWrite(product, anna), unit: 'ms', target: 2 })

  await invite(product, anna, bo)
  const seen = 'a change is seen by'
  const other = await follow(product, bo, { listPath: anna.listPath, agent })
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
    all.push(await follow(product, bo, { listPath: anna.listPath, agent }))
  }
  const timesOfAll = await timesToHear(product, anna, all, 40)
  report({ name: `${seen} all of 1,000 subscribers, p99`, value: percentile(timesOfAll, 0.99), unit: 'ms' })
  // The memory used for opening the streams is freed by then.
  await delay(5000)
  const growth = product.memory() - before
  report({ name: 'memory for 1,000 live subscribers', value: growth, unit: 'MB', target: 200 })
  report({ name: 'memory of the server with 1,000 live subscribers', value: product.memory(), unit: 'MB' })
  for (const { stop } of all) stop()
  agent.destroy()
}
