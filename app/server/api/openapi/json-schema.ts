import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = { [key: string]: unknown }

/** Rules that JSON Schema cannot express; the schema is correct without them, only less strict. */
const unspokenRules = ['check', 'partial_check', 'regex']
/**
 * Changes of a text before the rules after them apply. The schema has these rules for what is sent: who keeps to it is
 * accepted, although the server also takes a text that is too long only by the spaces around it.
 */
const changesOfTexts = ['trim', 'normalize', 'to_lower_case']

/**
 * The JSON Schema of the input that a Valibot schema accepts, up to where it becomes another value.
 * @throws if JSON Schema has no form for the schema or one of its rules, rather than describe it wrongly.
 */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema, ...described } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    ignoreActions: [...unspokenRules, ...changesOfTexts],
  })
  return described
}
