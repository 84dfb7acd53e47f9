import { setTimeout as delay } from 'node:timers/promises'
import type { Shopper } from './register-shopper.ts'
import { change, milk } from './use-list.ts'

const readers = 8
/** A user may make 600 changes in a minute. */
const pauseMs = 150
const paths = ['/dk', '/dk/paper', '/api/typeahead-search/dk/kaffe', '/healthz']

/** How many requests were answered, and what was wrong with the others. */
export type Load = { answered: number; failures: string[] }

/**
 * Reads pages and searches over eight connections, and writes each shopper's list, while work goes on, and until so many
 * requests were made.
 * @param shoppers whose lists are written, one change after the other.
 */
export async function loadDuring(
  url: string,
  { shoppers, least }: { shoppers: readonly Shopper[]; least: number },
  work: () => Promise<void>,
): Promise<Load> {
  const load: Load = { answered: 0, failures: [] }
  let isOver = false
  const note = async (what: string, request: () => Promise<unknown>) => {
    try {
      await request()
      load.answered += 1
    } catch (error) {
      load.failures.push(`${what}: ${error instanceof Error ? error.message : error}`)
    }
  }
  const goOn = () => !isOver || load.answered + load.failures.length < least
  const read = async (path: string) => {
    const answer = await fetch(url + path)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`status ${answer.status}`)
  }
  const reading = Array.from({ length: readers }, async (_, reader) => {
    for (let turn = reader; goOn(); turn += 1) {
      const path = paths[turn % paths.length] ?? '/'
      await note(path, () => read(path))
    }
  })
  const writing = shoppers.map(async (shopper) => {
    while (goOn()) {
      await note('a change', () => change({ url }, shopper, 'add-manually-entered-item', milk))
      await delay(pauseMs)
    }
  })
  await work()
  isOver = true
  await Promise.all([...reading, ...writing])
  return load
}
