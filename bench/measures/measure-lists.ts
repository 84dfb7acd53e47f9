import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { percentile, report } from '../report.ts'
import type { Product } from '../running-product.ts'
import { registerShopper, type Shopper } from '../traffic/register-shopper.ts'
import { change, type Following, follow, milk } from '../traffic/use-list.ts'
import { medianOfSpans } from './median-of-spans.ts'

const warmUp = 1000
const changes = 400
/** Users who write in turn, so that none makes more than a user may. */
const writers = 20
/** A list has 50 participants at most, and each may follow it ten times. */
const participants = 50
const streamsOfUser = 10

/** Makes the writes of a shopping trip in turn: adds an item, changes its quantity, ticks it off, removes it. */
async function writeByTurns(product: Product, shoppers: Shopper[], count: number): Promise<void> {
  for (let written = 0; written < count; written += 4) {
    const shopper = shoppers[(written / 4) % shoppers.length]
    if (!shopper) throw new Error('nobody writes')
    const { id } = await change(product, shopper, 'add-manually-entered-item', milk)
    await change(product, shopper, `set-quantity-for-item/${id}/3`)
    await change(product, shopper, `check-item/${id}`)
    await change(product, shopper, `remove-item/${id}`)
  }
}

/** The server's processor time per write, in milliseconds, database included. */
async function costOfWrite(product: Product, shoppers: Shopper[]): Promise<number> {
  return medianOfSpans(async (writes) => {
    const before = product.cpu()
    await writeByTurns(product, shoppers, writes)
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

async function registerAll(product: Product, name: string, count: number): Promise<Shopper[]> {
  const shoppers: Shopper[] = []
  for (let index = 0; index < count; index += 1)
    shoppers.push(await registerShopper(product, `${name}${index}`))
  return shoppers
}

/** Measures the server's cost of a change, the delay until others see it, and the memory of a follower. */
export async function measureLists(product: Product): Promise<void> {
  const anna = await registerShopper(product, 'Anna')
  const bo = await registerShopper(product, 'Bo')
  const shoppers = await registerAll(product, 'Writer', writers)
  await writeByTurns(product, shoppers, warmUp)
  const name = 'list write over HTTP, demo, embedded'
  report({ name: `${name}, server CPU`, value: await costOfWrite(product, shoppers), unit: 'ms', target: 2 })

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
  const guests = [bo, ...(await registerAll(product, 'Guest', participants - 1))]
  for (const guest of guests) {
    if (guest !== bo) await invite(product, anna, guest)
    for (let opened = 0; opened < streamsOfUser; opened += 1)
      all.push(await follow(product, guest, { listPath: anna.listPath, agent }))
  }
  const timesOfAll = await timesToHear(product, anna, all, 40)
  report({ name: `${seen} all of 500 subscribers, p99`, value: percentile(timesOfAll, 0.99), unit: 'ms' })
  // The memory used for opening the streams is freed by then.
  await delay(5000)
  const growth = product.memory() - before
  report({ name: 'memory for 500 live subscribers', value: growth, unit: 'MB', target: 100 })
  report({ name: 'memory of the server with 500 live subscribers', value: product.memory(), unit: 'MB' })
  for (const { stop } of all) stop()
  agent.destroy()
}
