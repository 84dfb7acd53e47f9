import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOfList } from '#app/api/shopping-lists.ts'
import { projectList } from '#app/domain/list/list-projection.ts'
import type { ShoppingList, ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import type { Database } from '#app/server/db/database.ts'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { openPglite } from '#app/server/db/pglite.ts'
import { openPostgres } from '#app/server/db/postgres.ts'
import { getActiveList } from '#app/server/lists/get-active-list.ts'
import { macroPlugins } from '../../../scripts/build/macro-plugins.ts'
import { signedIn } from '../accounts/signed-in.ts'
import { createPostgresDatabase } from '../databases/databases.ts'
import { addOffers } from '../offers/add-offers.ts'
import { type Acknowledged, writeList } from './list-writer.ts'

/** Each engine has its number of kills; `LIST_KILLS=50,20` sets it for embedded and PostgreSQL. */
const [pgliteKills = 1, postgresKills = 2] = process.env.LIST_KILLS?.split(',').map(Number) ?? []
const writers = 4
/** The most changes between two kills; the kill follows a random one of them. */
const mostAnswered = 30
// Inside the project, so that the bundled code finds its packages.
const bundle = `.cache/list-server-${process.pid}`

type Server = { url: string; kill: () => Promise<void> }

async function start(environment: Record<string, string>): Promise<Server> {
  const child: ChildProcess = spawn(process.execPath, [join(bundle, 'list-server.js')], {
    env: { ...process.env, NODE_COMPILE_CACHE: join(bundle, 'compiled'), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('the process has no output')
  const ended = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('http')) continue
    return {
      url: line,
      kill: async () => {
        child.kill('SIGKILL')
        expect(await ended).toEqual([null, 'SIGKILL'])
      },
    }
  }
  throw new Error('the server ended before it was ready')
}

async function prepare(database: Database) {
  const { id: userId, headers } = await signedIn(database)
  const [offerId = 0] = await addOffers(database, [{ name: 'Kaffe' }])
  const list = await getActiveList(database, { userId, country: 'dk', now: new Date() })
  return { list, headers, offerId }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

/**
 * Lets clients change a list while its servers are killed and restarted one by one, each after a random answered change.
 * @param processes how many serve at once.
 * @returns the answered changes, and the list afterwards.
 */
async function changeUnderKills(
  { list, headers, offerId }: Prepared,
  {
    kills,
    processes,
    environment,
  }: { kills: number; processes: number; environment: Record<string, string> },
): Promise<{ acknowledged: Acknowledged[]; after: ShoppingList }> {
  const servers = await Promise.all(Array.from({ length: processes }, () => start(environment)))
  const acknowledged: Acknowledged[] = []
  let isDone = false
  const writing = Promise.all(
    Array.from({ length: writers }, (_, index) => {
      const url = () => servers[index % processes]?.url ?? ''
      return writeList(
        { listUuid: list.uuid, offerId, headers, url },
        () => isDone,
        (change) => acknowledged.push(change),
      )
    }),
  )
  const killEachInTurn = async () => {
    for (let round = 0; round < kills && !isDone; round += 1) {
      const enough = acknowledged.length + randomInt(1, mostAnswered)
      while (acknowledged.length < enough && !isDone) await delay(1)
      await servers[round % processes]?.kill()
      servers[round % processes] = await start(environment)
    }
  }
  const killing = killEachInTurn()
  try {
    await Promise.race([writing, killing])
    isDone = true
    await writing
    const response = await fetch(`${servers[0]?.url}${pathOfList(list.uuid)}`, { headers })
    return { acknowledged, after: (await response.json()) as ShoppingList }
  } finally {
    isDone = true
    await Promise.allSettled([writing, killing])
    await Promise.all(servers.map(({ kill }) => kill()))
  }
}

const shown = ({ uuid, name, quantity, checked, offerId }: ShoppingListItem) => ({
  uuid,
  name,
  quantity,
  checked,
  offerId,
})

/** Checks that each change made one version, and that all changes in order give the list. */
function expectEachOnce(before: ShoppingList, acknowledged: Acknowledged[], after: ShoppingList): void {
  const inOrder = acknowledged.toSorted((a, b) => a.ackedVersion - b.ackedVersion)
  expect(inOrder.map(({ ackedVersion }) => ackedVersion)).toEqual(
    inOrder.map((_, index) => before.version + 1 + index),
  )
  expect(after.version).toBe(before.version + inOrder.length)
  expect(after.items.map(shown)).toEqual(projectList(before, inOrder).items.map(shown))
}

describe('§4 shopping list data: each change of a list is made once, even if the server is killed meanwhile', () => {
  let folder: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lists-kill-'))
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: macroPlugins(),
      build: { ssr: 'tests/integration/lists/list-server.ts', outDir: bundle, emptyOutDir: true },
    })
  }, 120_000)
  afterAll(() => {
    for (const path of [folder, bundle]) rmSync(path, { recursive: true, force: true })
  })

  async function holds(prepared: Prepared, how: Parameters<typeof changeUnderKills>[1]): Promise<void> {
    const { acknowledged, after } = await changeUnderKills(prepared, how)
    expect(acknowledged.filter(({ sent }) => sent > 1).length).toBeGreaterThan(0)
    expectEachOnce(prepared.list, acknowledged, after)
  }

  it(
    `on the embedded database, ${pgliteKills} times`,
    async () => {
      const database = await openPglite(folder)
      await migrateDatabase(database)
      const prepared = await prepare(database)
      await database.close()
      const environment = { DATA_DIR: folder, DATABASE_URL: '' }
      await holds(prepared, { kills: pgliteKills, processes: 1, environment })
    },
    60_000 + pgliteKills * 20_000,
  )

  it(
    `on PostgreSQL, ${postgresKills} times, one of two processes each time`,
    async () => {
      const url = await createPostgresDatabase()
      const database = await openPostgres(url)
      const prepared = await prepare(database)
      await database.close()
      const environment = { DATA_DIR: folder, DATABASE_URL: url }
      await holds(prepared, { kills: postgresKills, processes: 2, environment })
    },
    60_000 + postgresKills * 20_000,
  )
})
