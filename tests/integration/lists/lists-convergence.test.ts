import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectList } from '#app/domain/list/list-projection.ts'
import type { ListMutation, ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Database } from '#app/server/db/database.ts'
import { openPostgres } from '#app/server/db/postgres.ts'
import { getList } from '#app/server/lists/get-list.ts'
import { createPostgresDatabase } from '../databases/databases.ts'
import { Device, type ServedList, type Weather } from './list-household.ts'
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

// By default the suite makes the same runs each time; with another seed it makes new ones.
const runs = Number(process.env.LIST_RUNS ?? 300)
const seed = Number(process.env.LIST_SEED ?? 20261121)
const now = new Date('2026-11-21T08:00:00Z')

let database: Database
let offers: Offered[]

beforeAll(async () => {
  database = await openPostgres(await createPostgresDatabase())
  offers = await addHousehold(database)
})
afterAll(() => database.close())

/** One step: whose device, what happens, which item or offer (by a random number), and the network. */
type Step = { who: number; what: What; choice: number; weather: Weather }
const whats = [...changes, 'send', 'fetch'] as const
type What = (typeof whats)[number]

const step = fc.record<Step>({
  who: fc.nat(4),
  // Undoing needs an earlier action, so it is more frequent than in reality.
  what: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...whats) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<What>('restore', 'undo-empty', 'undo-empty', 'undo-addition', 'undo-trip'),
    },
    {
      weight: 3,
      arbitrary: fc.constantFrom<What>(
        'add-offer',
        'add-typed',
        'check',
        'set-quantity',
        'remove',
        'send',
        'send',
        'fetch',
      ),
    },
  ),
  choice: fc.nat(50),
  weather: fc.constantFrom<Weather>('fair', 'fair', 'fair', 'lost', 'answer-lost'),
})

/** True if a change takes something back that the server did: only the server knows what that was. */
const isTakenBack = ({ change: { kind } }: ListMutation) =>
  kind === 'restore' || kind === 'undo-empty' || kind === 'undo-addition' || kind === 'undo-trip'

/** Checks a device with the newest list: by the page's rules, it shows the server's changes and then its own. */
function expectByRules(device: Device, empty: ShoppingList, { log }: ServedList) {
  const isTaken = ({ id }: ListMutation) => log.some((taken) => taken.id === id)
  const own = device.unsent().filter((mutation) => !isTaken(mutation))
  // The list shows a manual item by its id; that it contains another change, only the server's response shows.
  const taken = new Set(projectList(empty, log).items.map(({ uuid }) => uuid))
  const isUnheard = (mutation: ListMutation) =>
    isTaken(mutation) && !(mutation.change.kind === 'add-manual' && taken.has(mutation.id))
  // An addition that was merged into another's item has that item's id, which the device learns only from the response.
  const isRenamed = ({ change }: ListMutation) =>
    'itemUuid' in change &&
    log.some(({ id }) => id === change.itemUuid) &&
    !device.view().items.some(({ uuid }) => uuid === change.itemUuid)
  if (own.some(isTakenBack) || own.some(isRenamed) || device.unsent().some(isUnheard)) return
  expect(essence(device.view())).toEqual(essence(projectList(empty, [...log, ...own])))
}

async function play(members: number, steps: Step[]) {
  const server: ServedList = { database, listUuid: await addList(database), log: [], now }
  const read = (userId: string) => getList(database, { userId, listUuid: server.listUuid, now })
  const empty: ShoppingList = await read('anna')
  const devices = await Promise.all(
    people.slice(0, members).map(async (userId) => new Device(userId, server, await read(userId))),
  )
  const past: Past = { removed: [], emptyings: [], raises: [], trips: [] }
  for (const each of steps) {
    const device = devices[each.who % members]
    if (!device) continue
    if (each.what === 'send') await device.send(each.weather)
    else if (each.what === 'fetch') {
      if (each.weather !== 'fair') continue
      await device.fetch()
      expectByRules(device, empty, server)
    } else {
      const id = randomUUID()
      const change = changeOf(each, { id, view: device.view(), past, offers })
      if (change) device.change(id, change)
    }
  }
  // All devices are online again: they send their waiting changes in turn, and fetch the list.
  while (devices.some((device) => !device.isDone())) {
    for (const device of devices) {
      await device.send('fair')
      await device.fetch()
    }
  }
  for (const device of devices) await device.fetch()
  return { server, devices, empty, final: await read('anna') }
}

async function converges(members: number, steps: Step[]): Promise<void> {
  const { server, devices, empty, final } = await play(members, steps)
  for (const device of devices) expect(essence(device.view())).toEqual(essence(final))
  // The page's rules, applied to the server's changes in order, must give the server's list.
  const byRules = projectList(empty, server.log)
  expect(essence(byRules)).toEqual(essence(final))
  expect(byRules.priceTotalText).toBe(final.priceTotalText)
  const taken = new Set(server.log.map(({ id }) => id))
  expect(devices.flatMap(({ acknowledged }) => acknowledged).filter((id) => !taken.has(id))).toEqual([])
  expect(final.version).toBe(empty.version + server.log.length)
}

const at = (who: number, what: What, choice = 0): Step => ({ who, what, choice, weather: 'fair' })

/** A case found by this test: an offer merged into another's item was ticked by its own id, and showed unticked. */
const theirsAndMine: [number, Step[]] = [
  2,
  [at(0, 'add-offer'), at(1, 'add-offer'), at(1, 'check'), at(0, 'send'), at(1, 'send'), at(1, 'fetch')],
]

describe('§4 shopping list data: a household on one list', () => {
  it(`sees the same list in the end, whatever was changed, lost and repeated before (${runs} runs)`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 5 }),
        fc.array(step, { minLength: 15, maxLength: 40 }),
        converges,
      ),
      { numRuns: runs, seed, examples: [theirsAndMine] },
    )
  })
})
