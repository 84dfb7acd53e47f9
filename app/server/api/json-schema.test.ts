import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { jsonSchemaOf } from './json-schema.ts'

describe('JSON Schema of a contract', () => {
  it('tells what objects hold, what may be null and what may be missing', () => {
    const schema = v.object({
      id: v.pipe(v.number(), v.integer()),
      day: v.pipe(v.string(), v.isoDate()),
      brand: v.nullable(v.string()),
      product: v.optional(v.object({ isLive: v.boolean() })),
      amounts: v.array(v.number()),
    })
    expect(jsonSchemaOf(schema)).toEqual({
      type: 'object',
      properties: {
        id: { type: 'integer' },
        day: { type: 'string', format: 'date' },
        brand: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        product: { type: 'object', properties: { isLive: { type: 'boolean' } }, required: ['isLive'] },
        amounts: { type: 'array', items: { type: 'number' } },
      },
      required: ['id', 'day', 'brand', 'amounts'],
    })
  })

  it('refuses what it cannot tell rather than tell it wrongly', () => {
    expect(() => jsonSchemaOf(v.map(v.string(), v.string()))).toThrow('cannot tell map')
    expect(() => jsonSchemaOf(v.pipe(v.string(), v.email()))).toThrow('cannot tell email')
  })
})
