import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListMutation } from '#app/domain/list/shopping-list.ts'
import { undoOf } from '#app/domain/list/undo-of.ts'
import type { Database } from '#app/server/db/database.ts'
import { openPostgres } from '#app/server/db/postgres.ts'
import { getList } from '#app/server/lists/get-list.ts'
import { createPostgresDatabase } from '../databases/databases.ts'
import { Device, type ServedList, type Weather } from './list-household.ts'
import { addHousehold, addList, people } from './list-play.ts'

const runs = Number(process.env.LIST_RUNS ?? 150)
const seed = Number(process.env.LIST_SEED ?? 20261129)
const now = new Date('2026-11-29T08:00:00Z')

let database: Database

beforeAll(async () => {
  database = await openPostgres(await createPostgresDatabase())
  await addHousehold(database)
})
afterAll(() => database.close())

const spellings = {
  mælk: ['mælk', 'Mælk', 'MÆLK'],
  øl: ['øl', 'ØL'],
  'crème fraîche': ['Crème Fraîche', 'cre\u0300me frai\u0302che'],
}
type Word = keyof typeof spellings
const words = Object.keys(spellings) as Word[]
const wordOf = (name: string) =>
  words.find((word) => spellings[word].some((one) => one.normalize('NFC') === name.normalize('NFC')))

type Step = {
  who: number
  what: 'type' | 'undo' | 'tick' | 'send' | 'fetch'
  word: Word
  choice: number
  weather: Weather
}
const stepOf = (...whats: Step['what'][]) =>
  fc.record<Step>({
    who: fc.nat(1),
    what: fc.constantFrom(...whats),
    word: fc.constantFrom(...words),
    choice: fc.nat(20),
    weather: fc.constantFrom<Weather>('fair', 'fair', 'lost', 'answer-lost'),
  })

/** Two people type on one list, as their pages do. A device that does not send is one without a connection. */
async function play(steps: Step[]) {
  const server: ServedList = { database, listUuid: await addList(database), log: [], now }
  const read = (userId: string) => getList(database, { userId, listUuid: server.listUuid, now })
  const devices = await Promise.all(
    people.slice(0, 2).map(async (userId) => new Device(userId, server, await read(userId))),
  )
  const repeated: ListMutation['change'][][] = [[], []]
  for (const { who, what, word, choice, weather } of steps) {
    const device = devices[who]
    if (!device) continue
    const view = device.view()
    const item = view.items.find(({ name }) => wordOf(name) === word)
    const id = randomUUID()
    if (what === 'type') {
      const itemName = spellings[word][choice % spellings[word].length] ?? word
      const change = { kind: 'add-typed', itemName, quantity: 1 + (choice % 3) } as const
      const undo = undoOf({ id, change, before: view })
      if (undo) repeated[who]?.push(undo)
      device.change(id, change)
    }
    const undo = what === 'undo' ? repeated[who]?.pop() : undefined
    if (undo) device.change(id, undo)
    if (what === 'tick' && item) device.change(id, { kind: 'check', itemUuid: item.uuid })
    if (what === 'send') await device.send(weather)
    if (what === 'fetch') await device.fetch()
  }
  while (devices.some((device) => !device.isDone()))
    for (const device of devices) {
      await device.send('fair')
      await device.fetch()
    }
  const { items } = await read('anna')
  return { items, log: server.log }
}

/** How many of each word stand on the list, and how many rows each has. */
const countsOf = (items: readonly { name: string; quantity: number }[]) =>
  Object.fromEntries(
    words.flatMap((word) => {
      const rows = items.filter(({ name }) => wordOf(name) === word)
      return rows.length === 0 ? [] : [[word, { rows: rows.length, quantity: rows[0]?.quantity }]]
    }),
  )

describe(`§4 shopping list data: two people type on one list, with and without a connection (${runs} runs)`, () => {
  it('the same words are one row, and every piece that was typed and not taken back is counted once', async () => {
    const keepsAll = async (steps: Step[]) => {
      const { items, log } = await play(steps)
      const undone = new Set(log.map(({ change }) => change.kind === 'undo-addition' && change.additionId))
      const wanted = new Map<Word, number>()
      for (const { id, change } of log) {
        const word = change.kind === 'add-typed' ? wordOf(change.itemName) : undefined
        if (change.kind !== 'add-typed' || !word || undone.has(id)) continue
        wanted.set(word, (wanted.get(word) ?? 0) + change.quantity)
      }
      const expected = [...wanted].map(([word, quantity]) => [word, { rows: 1, quantity }])
      expect(countsOf(items)).toEqual(Object.fromEntries(expected))
      const typed = steps.filter(({ what }) => what === 'type').length
      expect(log.filter(({ change }) => change.kind === 'add-typed')).toHaveLength(typed)
    }
    const steps = fc.array(stepOf('type', 'type', 'undo', 'send', 'send', 'fetch'), {
      minLength: 5,
      maxLength: 30,
    })
    await fc.assert(fc.asyncProperty(steps, keepsAll), { numRuns: runs, seed })
  })

  it('a word typed after its last tick is wanted, whoever typed and ticked it', async () => {
    const staysWanted = async (steps: Step[]) => {
      const { items, log } = await play(steps)
      const typed = log.flatMap(({ change }) =>
        change.kind === 'add-typed' ? (wordOf(change.itemName) ?? []) : [],
      )
      expect(Object.keys(countsOf(items)).sort()).toEqual([...new Set(typed)].sort())
      for (const { uuid, name, checked, quantity } of items) {
        const names = new Set([
          uuid,
          ...log.flatMap(({ id, change }) =>
            change.kind === 'add-typed' && wordOf(change.itemName) === wordOf(name) ? [id] : [],
          ),
        ])
        const last = log.findLast(
          ({ id, change }) => (change.kind === 'check' && names.has(change.itemUuid)) || names.has(id),
        )
        expect({ name, checked }).toEqual({ name, checked: last?.change.kind === 'check' })
        expect(quantity).toBeGreaterThanOrEqual(1)
      }
    }
    const steps = fc.array(stepOf('type', 'type', 'tick', 'send', 'send', 'fetch'), {
      minLength: 5,
      maxLength: 30,
    })
    await fc.assert(fc.asyncProperty(steps, staysWanted), { numRuns: runs, seed })
  })
})
