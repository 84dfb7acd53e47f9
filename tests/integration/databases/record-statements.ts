import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject, vi } from 'vitest'
import type { Asks } from '#app/server/db/queryable.ts'

// Vitest's setup of each project with databases: it keeps each statement that the tests have the product make, once for each
// process, for the test of query plans, which runs last.

/** A statement with the parameters of the first time, and the file that has it; undefined if Drizzle made it. */
export type Recorded = { text: string; values: unknown[]; file: string | undefined }

declare global {
  var recordedTexts: Set<string> | undefined
}

globalThis.recordedTexts ??= new Set()
const known = globalThis.recordedTexts
const into = join(inject('statements'), `${process.pid}.jsonl`)

/** The file of the product that calls; undefined for a test, and for Drizzle, which calls later. */
function callingFile(): string | undefined {
  const files = new Error('where').stack?.matchAll(/(?:app|tests|scripts)\/[\w/$.{}[\]-]+?\.tsx?/g) ?? []
  return [...files].map(([file]) => file).find((file) => !/^app\/server\/db\/|record-statements/.test(file))
}

/** JSON has no form for these; PostgreSQL reads their digits. */
const withoutBigInts = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

function record(text: string, values: unknown[]): void {
  if (known.has(text)) return
  known.add(text)
  const recorded: Recorded = { text, values, file: callingFile() }
  appendFileSync(into, `${JSON.stringify(recorded, withoutBigInts)}\n`)
}

/** A client, or a pool of them, whose statements are recorded. */
const recording = (client: Asks): Asks =>
  Object.create(client, {
    query: {
      value: (config: { text: string }, values: unknown[] = []) => {
        record(config.text, values)
        return client.query(config, values)
      },
    },
    connect: { value: () => client.connect?.() },
  })

vi.mock('#app/server/db/queryable.ts', async (load) => {
  const original = await load<typeof import('#app/server/db/queryable.ts')>()
  const queryableOf: typeof original.queryableOf = (client) => original.queryableOf(recording(client))
  const transact: typeof original.transact = (client, work) =>
    original.transact(client, () => work(queryableOf(client)))
  return { ...original, queryableOf, transact }
})
