import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { StateMachine } from 'xstate'
import { bundleFlow } from '../../scripts/build/flows/bundle-flow.ts'
import { chartOf } from '../../scripts/build/flows/chart-of.ts'
import { machineNamed, machineNames } from '../../scripts/build/flows/machines.ts'

// Inside the project, so that the files find xstate.
mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync('.cache/flow-files-')
afterAll(() => rmSync(folder, { recursive: true }))

describe('the file of a machine for the Stately visualizer', () => {
  it.each(machineNames)('imports xstate alone, and has the same machine: %s', async (name) => {
    const code = await bundleFlow(name)
    expect([...code.matchAll(/\bfrom\s*["']([^"']+)["']/g)].map(([, module]) => module)).toEqual(['xstate'])
    const file = join(folder, `${name}.js`)
    writeFileSync(file, code)
    const exported: Record<string, unknown> = await import(resolve(file))
    const machine = Object.values(exported).find((value) => value instanceof StateMachine)
    expect(machine && chartOf(machine)).toEqual(chartOf(await machineNamed(name)))
  })
})
