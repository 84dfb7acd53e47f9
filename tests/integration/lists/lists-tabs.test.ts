import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SimulatedClock } from 'xstate'
import { projectList } from '#app/domain/list/list-projection.ts'
import type { Database } from '#app/server/db/database.ts'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { openPglite } from '#app/server/db/pglite.ts'
import { getList } from '#app/server/lists/get-list.ts'
import { type ListNews, openListNews } from '#app/server/live/version-news.ts'
import { type Surroundings, TabbedDevice } from './list-device.ts'
import type { Weather } from './list-household.ts'
import {
  addHousehold,
  addList,
  changeOf,
  changes,
  essence,
  type Offered,
  type Past,
  people,
} from './list-play.ts'
import { Traffic } from './list-traffic.ts'

// By default the suite plays the same households each time; with another seed it plays new ones.
const runs = Number(process.env.LIST_RUNS ?? 100)
const seed = Number(process.env.LIST_SEED ?? 20261121)
const now = new Date('2026-11-21T08:00:00Z')

let database: Database
let news: ListNews
let offers: Offered[]

beforeAll(async () => {
  database = await openPglite()
  await migrateDatabase(database)
  offers = await addHousehold(database)
  news = await openListNews(database)
})
afterAll(async () => {
  await news.close()
  await database.close()
})

const happenings = [
  'offline',
  'online',
  'log-out',
  'log-in',
  'open',
  'close',
  'show',
  'wait',
  'wait',
] as const
type What = (typeof changes)[number] | (typeof happenings)[number]

/** One step in a tab of a device; if `isCalm`, all pending calls end before the next step. */
type Step = { who: number; tab: number; what: What; choice: number; isCalm: boolean }

const step = fc.record<Step>({
  who: fc.nat(4),
  tab: fc.nat(1),
  what: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom<What>(...changes) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<What>('add-offer', 'check', 'set-quantity', 'remove', 'undo-empty'),
    },
    { weight: 2, arbitrary: fc.constantFrom<What>(...happenings) },
  ),
  choice: fc.nat(50),
  isCalm: fc.boolean(),
})

function happen(
  device: TabbedDevice,
  { what, tab, choice }: Step,
  { clock }: Surroundings,
  past: Past,
): void {
  switch (what) {
    case 'offline':
    case 'online':
      device.setOnline(what === 'online')
      break
    case 'log-out':
    case 'log-in':
      device.setLoggedIn(what === 'log-in')
      break
    case 'open':
      if (device.tabs.length < 2) device.open()
      break
    case 'close':
      device.close(tab)
      break
    case 'show':
      device.show()
      break
    case 'wait':
      clock.increment(choice * 100)
      break
    default: {
      const view = device.view(tab)
      const id = randomUUID()
      const change = view && changeOf({ what, choice }, { id, view, past, offers })
      if (change) device.change(tab, id, change)
    }
  }
}

/** Longer than any delay before a retry. */
const longMs = 60_000
const patience = 60

/** Brings all devices online, and lets time pass until all changes have arrived everywhere. */
async function comeToRest(
  devices: TabbedDevice[],
  { clock, traffic }: Surroundings,
  version: () => Promise<number>,
) {
  for (const device of devices) {
    device.setOnline(true)
    device.setLoggedIn(true)
    if (device.tabs.length === 0) device.open()
  }
  for (let turn = 0; turn < patience; turn += 1) {
    await traffic.settled()
    const reached = await version()
    if (devices.every((device) => device.isAtRest(reached))) return
    clock.increment(longMs)
  }
  throw new Error('the devices do not come to rest')
}

async function play(members: number, steps: Step[], luck: Weather[]) {
  const listUuid = await addList(database)
  let weathers = luck
  const traffic = new Traffic()
  const around: Surroundings = {
    database,
    news,
    clock: new SimulatedClock(),
    weather: () => {
      const [first = 'fair', ...others] = weathers
      weathers = others
      return first
    },
    now,
    taken: new Map(),
    traffic,
  }
  const read = () => getList(database, { userId: 'anna', listUuid, now })
  const empty = await read()
  const devices = people.slice(0, members).map((userId) => new TabbedDevice(userId, around))
  for (const device of devices) device.open()
  await traffic.settled()
  const past: Past = { removed: [], emptyings: [], raises: [], trips: [] }
  try {
    for (const each of steps) {
      const device = devices[each.who % members]
      if (device) happen(device, each, around, past)
      if (each.isCalm) await traffic.settled()
    }
    await comeToRest(devices, around, async () => (await read()).version)
    const views = devices.flatMap((device) => device.views())
    return { devices, around, views, empty, final: await read() }
  } finally {
    for (const { tabs } of devices) for (const tab of tabs) tab.stop()
    await traffic.settled()
  }
}

async function converges(members: number, steps: Step[], luck: Weather[]): Promise<void> {
  const { devices, around, views, empty, final } = await play(members, steps, luck)
  for (const view of views) expect(view?.items).toEqual(projectList(final, []).items)
  const taken = [...around.taken.values()].toSorted((a, b) => a.version - b.version)
  expect(
    essence(
      projectList(
        empty,
        taken.map(({ mutation }) => mutation),
      ),
    ),
  ).toEqual(essence(final))
  expect(taken.map(({ version }) => version)).toEqual(taken.map((_, index) => empty.version + 1 + index))
  expect(final.version).toBe(empty.version + taken.length)
  const known = new Set([...around.taken.keys(), ...devices.flatMap(({ refused }) => refused)])
  expect(devices.flatMap(({ made }) => made).filter((id) => !known.has(id))).toEqual([])
}

describe('§4 shopping list data: a household on one list, by the machines of its pages', () => {
  it(`sees the same list in every tab in the end, whatever was lost, closed and logged out before (${runs} runs)`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 5 }),
        fc.array(step, { minLength: 10, maxLength: 30 }),
        fc.array(fc.constantFrom<Weather>('fair', 'fair', 'fair', 'lost', 'answer-lost'), { maxLength: 40 }),
        converges,
      ),
      { numRuns: runs, seed },
    )
  })
})
