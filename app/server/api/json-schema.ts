import type * as v from 'valibot'

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = { [key: string]: unknown }

type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>
  item?: Schema
  wrapped?: Schema
  pipe?: readonly { type: string }[]
}

const primitives = new Set(['string', 'number', 'boolean'])

function objectSchema(entries: Record<string, Schema>): JsonSchema {
  const required = Object.entries(entries).filter(([, entry]) => entry.type !== 'optional')
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [name, jsonSchemaOf(entry)]),
    ),
    required: required.map(([name]) => name),
  }
}

/**
 * The JSON Schema of what a Valibot schema accepts.
 * @throws where the schema uses what no contract has used yet, rather than describe it wrongly.
 */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  const actions = schema.pipe?.slice(1).map(({ type }) => type) ?? []
  const unknown = actions.find((type) => !['integer', 'iso_date'].includes(type))
  if (unknown) throw new TypeError(`the contract cannot tell ${unknown} in JSON Schema yet`)
  if (actions.includes('integer')) return { type: 'integer' }
  if (actions.includes('iso_date')) return { type: 'string', format: 'date' }
  if (primitives.has(schema.type)) return { type: schema.type }
  if (schema.type === 'object' && schema.entries) return objectSchema(schema.entries)
  if (schema.type === 'array' && schema.item) return { type: 'array', items: jsonSchemaOf(schema.item) }
  if (schema.type === 'optional' && schema.wrapped) return jsonSchemaOf(schema.wrapped)
  if (schema.type === 'nullable' && schema.wrapped) {
    return { anyOf: [jsonSchemaOf(schema.wrapped), { type: 'null' }] }
  }
  throw new TypeError(`the contract cannot tell ${schema.type} in JSON Schema yet`)
}
