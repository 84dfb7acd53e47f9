import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { jsonSchemaOf } from './json-schema.ts'

describe('JSON Schema of a contract', () => {
  it('has what objects hold, what may be null and what may be missing', () => {
    const schema = v.object({
      id: v.pipe(v.number(), v.integer()),
      day: v.pipe(v.string(), v.isoDate()),
      brand: v.nullable(v.string()),
      product: v.optional(v.object({ isLive: v.boolean() })),
      amounts: v.pipe(v.array(v.number()), v.maxLength(10)),
    })
    expect(jsonSchemaOf(schema)).toEqual({
      type: 'object',
      properties: {
        id: { type: 'integer' },
        day: { type: 'string', format: 'date' },
        brand: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        product: { type: 'object', properties: { isLive: { type: 'boolean' } }, required: ['isLive'] },
        amounts: { type: 'array', items: { type: 'number' }, maxItems: 10 },
      },
      required: ['id', 'day', 'brand', 'amounts'],
    })
  })

  it('has the rules of what is sent, up to where it becomes another value', () => {
    const schema = v.pipe(
      v.object({
        email: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.toLowerCase()),
        password: v.pipe(v.string(), v.nonEmpty(), v.minLength(8), v.maxLength(128)),
        year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2013)),
        language: v.fallback(v.optional(v.picklist(['da', 'no'])), undefined),
        terms: v.union([v.literal(1), v.literal(true), v.null()]),
        at: v.pipe(v.string(), v.isoTimestamp()),
        code: v.pipe(v.string(), v.minLength(4), v.transform(Number), v.maxValue(9999)),
      }),
      v.check(() => true),
    )
    expect(jsonSchemaOf(schema)).toEqual({
      type: 'object',
      properties: {
        email: { type: 'string', minLength: 1 },
        password: { type: 'string', minLength: 8, maxLength: 128 },
        year: { type: 'integer', minimum: 1900, maximum: 2013 },
        language: { type: 'string', enum: ['da', 'no'] },
        terms: { anyOf: [{ const: 1 }, { const: true }, { type: 'null' }] },
        at: { type: 'string', format: 'date-time' },
        code: { type: 'string', minLength: 4 },
      },
      required: ['email', 'password', 'year', 'terms', 'at', 'code'],
    })
  })

  it('refuses what JSON Schema has no form for', () => {
    expect(() => jsonSchemaOf(v.map(v.string(), v.string()))).toThrow('"map" schema cannot be converted')
    expect(() => jsonSchemaOf(v.pipe(v.string(), v.creditCard()))).toThrow(
      '"credit_card" action cannot be converted',
    )
  })
})
