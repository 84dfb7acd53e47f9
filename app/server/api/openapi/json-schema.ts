import type * as v from 'valibot'

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = { [key: string]: unknown }

type Action = { type: string; requirement?: unknown }
type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>
  item?: Schema
  wrapped?: Schema
  literal?: unknown
  options?: readonly unknown[]
  pipe?: readonly Action[]
}

const primitives = new Set(['string', 'number', 'boolean', 'null'])

/** The JSON Schema of a rule. */
const rules: Record<string, (requirement: unknown) => JsonSchema> = {
  integer: () => ({ type: 'integer' }),
  safe_integer: () => ({ type: 'integer' }),
  url: () => ({ format: 'uri' }),
  iso_date: () => ({ format: 'date' }),
  iso_timestamp: () => ({ format: 'date-time' }),
  uuid: () => ({ format: 'uuid' }),
  non_empty: () => ({ minLength: 1 }),
  min_length: (minLength) => ({ minLength }),
  max_length: (maxLength) => ({ maxLength }),
  min_value: (minimum) => ({ minimum }),
  max_value: (maximum) => ({ maximum }),
}
/** Rules that JSON Schema cannot express; the schema is correct without them, only less strict. */
const untold = new Set(['check', 'partial_check', 'regex'])
/** The rules after these apply to a transformed value, not to what is sent. */
const changes = new Set(['trim', 'normalize', 'to_lower_case', 'transform'])

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

function baseSchema(schema: Schema): JsonSchema {
  if (primitives.has(schema.type)) return { type: schema.type }
  if (schema.type === 'object' && schema.entries) return objectSchema(schema.entries)
  if (schema.type === 'array' && schema.item) return { type: 'array', items: jsonSchemaOf(schema.item) }
  if (schema.type === 'optional' && schema.wrapped) return jsonSchemaOf(schema.wrapped)
  if (schema.type === 'nullable' && schema.wrapped) {
    return { anyOf: [jsonSchemaOf(schema.wrapped), { type: 'null' }] }
  }
  if (schema.type === 'literal') return { const: schema.literal }
  if (schema.type === 'picklist') return { enum: schema.options }
  if (schema.type === 'union' && schema.options) {
    return { anyOf: schema.options.map((option) => jsonSchemaOf(option as Schema)) }
  }
  throw new TypeError(`the contract cannot tell ${schema.type} in JSON Schema yet`)
}

/**
 * The JSON Schema of the input that a Valibot schema accepts.
 * @throws if the schema uses what no contract has used yet, rather than describe it wrongly.
 */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  const [first, ...actions] = schema.pipe ?? []
  let told = first && first !== schema && 'kind' in first ? jsonSchemaOf(first as Schema) : baseSchema(schema)
  for (const { type, requirement } of actions) {
    if (changes.has(type)) return told
    const rule = rules[type]
    if (rule) told = { ...told, ...rule(requirement) }
    else if (!untold.has(type)) throw new TypeError(`the contract cannot tell ${type} in JSON Schema yet`)
  }
  return told
}
