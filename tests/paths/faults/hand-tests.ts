import { setTimeout as turnOfTimers } from 'node:timers/promises'

/** Stands in for `vitest` when the tests of a machine run for one fault after another: it collects what they define. */
export * from 'vitest'

type Body = (...values: unknown[]) => unknown
type Define = (name: string, body: Body) => void

let collected: (() => unknown)[] = []
const collect: Define = (_, body) => {
  collected.push(() => body())
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

/** Whether all tests pass that are defined by importing some files. */
export async function pass(importTests: () => Promise<void>): Promise<boolean> {
  const uncaughtBefore = uncaught
  collected = []
  try {
    await importTests()
    for (const test of collected) await test()
  } catch {
    return false
  } finally {
    await turnOfTimers()
  }
  return uncaught === uncaughtBefore
}
