import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { type AnyStateMachine, StateMachine } from 'xstate'

/** The names of all machines: of their folders and files. */
export const machineNames = globSync('machines/*/*.machine.ts')
  .map((file) => basename(file, '.machine.ts'))
  .sort()

/** The machine that a folder of `machines` exports. @throws if it exports none. */
export async function machineNamed(name: string): Promise<AnyStateMachine> {
  const file = `machines/${name}/${name}.machine.ts`
  const exported: Record<string, unknown> = await import(resolve(file))
  const found = Object.values(exported).find((value) => value instanceof StateMachine)
  if (!found) throw new Error(`${file} exports no machine`)
  return found
}
