import type { JsonSchema } from './json-schema.ts'

/** The parameters of a path in OpenAPI's form: `{uuid}`, `{id}` and names that end with `Uuid` are UUIDs. */
export const pathParameters = (path: string): JsonSchema[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: /^(?:uuid|id|\w+Uuid)$/.test(name) ? { type: 'string', format: 'uuid' } : { type: 'string' },
  }))
