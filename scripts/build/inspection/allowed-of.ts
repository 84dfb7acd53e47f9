import { globSync, readFileSync } from 'node:fs'
import type { Allowed } from '#app/inspection/record/placeholder.ts'
import { machineNamed } from '../flows/machines.ts'

/** Events that every actor can be sent. */
const ownEvents = ['xstate.init', 'xstate.stop']

/** What a recording may say of the flows: the events of the machines and the names of our own fields. */
export async function allowedOf(names: readonly string[]): Promise<Allowed> {
  const machines = await Promise.all(names.map(machineNamed))
  return {
    fields: {},
    names: fieldNames(),
    events: [...new Set([...ownEvents, ...machines.flatMap(({ events }) => events)])].sort(),
  }
}

/** The names of fields in the types of machines and domain: what else is a key of an object comes from data. */
function fieldNames(): string[] {
  const sources = globSync('{machines,app/domain}/**/*.ts', { exclude: ['**/*.{test,fixture,paths}.ts'] })
  const types = sources.flatMap(
    (file) => readFileSync(file, 'utf8').match(/^(export )?type [\s\S]*?\n\n/gm) ?? [],
  )
  const fields = types.flatMap((type) =>
    [...type.matchAll(/\b([a-zA-Z]\w*)\??:/g)].map(([, name = '']) => name),
  )
  return [...new Set(fields)].sort()
}
