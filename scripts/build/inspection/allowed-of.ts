import { globSync, readFileSync } from 'node:fs'
import type { Allowed } from '#app/inspection/record/placeholder.ts'
import { type FlowMeta, safeEverywhere } from '#machines/flow-meta.ts'
import { machineNamed } from '../flows/machines.ts'

/** The fields of XState's own events. */
const ownFields = ['output', 'error', 'message', 'actorId', 'snapshot']
/** Events that every actor can be sent. */
const ownEvents = ['xstate.init', 'xstate.stop']

/** What a recording may say of the flows: the events of the machines and the names of our own fields. */
export async function allowedOf(names: readonly string[]): Promise<Allowed> {
  const machines = await Promise.all(names.map(machineNamed))
  return {
    fields: Object.fromEntries(machines.map(({ id, root }) => [id, safeFieldsOf(root.meta)])),
    names: fieldNames(),
    events: [...new Set([...ownEvents, ...machines.flatMap(({ events }) => events)])].sort(),
  }
}

const safeFieldsOf = (meta: FlowMeta | undefined): string[] => [...safeEverywhere, ...(meta?.safe ?? [])]

/** The names of fields in the types and schemas of machines and domain: what else is a key of an object comes from data. */
function fieldNames(): string[] {
  const sources = globSync('{machines,app/domain}/**/*.ts', { exclude: ['**/*.{test,fixture,paths}.ts'] })
  const shapes = sources.flatMap(
    (file) =>
      readFileSync(file, 'utf8').match(
        /^(export )?(type \w|const \w*[sS]chema\b)[\s\S]*?(\n\n|\n(?![\s\S]))/gm,
      ) ?? [],
  )
  const fields = shapes.flatMap((shape) =>
    [...shape.matchAll(/\b([a-zA-Z]\w*)\??:/g)].map(([, name = '']) => name),
  )
  return [...new Set([...ownFields, ...fields])].sort()
}
