import { setTimeout as turnOfTimers } from 'node:timers/promises'

/** Stands in for `vitest` when the tests of a machine run for one fault after another: it collects what they define. */
export * from 'vitest'

type Body = (...values: unknown[]) => unknown
type Define = (name: string, body: Body) => void

let collected: { name: string; run: () => unknown }[] = []
const collect: Define = (name, body) => {
  collected.push({ name, run: () => body() })
}
const open: Define = (_, body) => {
  body()
}
const each = (define: Define) => (rows: readonly unknown[]) => (name: string, body: Body) => {
  for (const row of rows) define(name, () => (Array.isArray(row) ? body(...row) : body(row)))
}

export const it = Object.assign(collect, { each: each(collect) })
export const describe = Object.assign(open, { each: each(open) })

/** How many errors nobody caught: XState throws an actor's error in a timer. */
let uncaught = 0
process.on('uncaughtException', () => {
  uncaught += 1
})

/**
 * Whether all tests pass that are defined by importing some files.
 * @param only the name of the tests that are asked, if not all are.
 */
export async function pass(importTests: () => Promise<void>, only?: string): Promise<boolean> {
  const uncaughtBefore = uncaught
  collected = []
  try {
    await importTests()
    for (const { name, run } of collected) if (only === undefined || name === only) await run()
  } catch {
    return false
  } finally {
    await turnOfTimers()
  }
  return uncaught === uncaughtBefore
}
