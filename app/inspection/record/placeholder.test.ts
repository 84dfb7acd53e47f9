import { describe, expect, it } from 'vitest'
import { createPlaceholders } from './placeholder.ts'

const { value, event } = createPlaceholders({
  fields: { search: ['screen', 'user.country', 'rows', 'price'] },
  names: ['query', 'screen', 'user', 'country', 'email', 'rows', 'price', 'isOn', 'message', 'kind', 'items'],
  events: ['query.changed'],
})

describe('a recording hides values', () => {
  it('puts a placeholder of equal shape for what is not marked as safe', () => {
    expect(
      value('search', {
        query: 'secret',
        user: { email: 'secret@example.dk', country: 'dk' },
        screen: 'wide',
        rows: [1, 2],
        items: ['secret', 7, { query: '' }],
        price: 12.5,
        isOn: true,
        email: null,
      }),
    ).toEqual({
      query: '……',
      user: { email: '…'.repeat(12), country: 'dk' },
      screen: 'wide',
      rows: [1, 2],
      items: ['……', 0, { query: '' }],
      price: 12.5,
      isOn: false,
      email: null,
    })
  })

  it('knows the fields of one machine only', () => {
    expect(value('other', { screen: 'wide', price: 3 })).toEqual({ screen: '……', price: 0 })
  })

  it('keeps the length of a text roughly, as guards ask for it (§9)', () => {
    const lengths = [0, 1, 2, 7, 8, 11, 12, 40].map((length) => value('other', 'x'.repeat(length)))
    expect(lengths.map((text) => String(text).length)).toEqual([0, 1, 2, 2, 8, 8, 12, 12])
  })

  it('hides keys that come from data', () => {
    expect(value('search', { mælk: 1, query: 'ost', secret: { price: 2 } })).toEqual({
      '…1': 0,
      query: '……',
      '…3': { price: 0 },
    })
  })

  it('hides what is no data: errors, functions, elements', () => {
    const error = Object.assign(new Error('secret'), { kind: 'secret' })
    expect(
      value('search', { query: error, rows: { kind: () => 'secret' }, items: new Map([['secret', 1]]) }),
    ).toEqual({
      query: { kind: '……', message: '……' },
      rows: '(object)',
      items: '(object)',
    })
  })

  it('keeps the types of events, without the ids of actors', () => {
    expect(event('search', { type: 'query.changed', query: 'ost' } as { type: string })).toEqual({
      type: 'query.changed',
      query: '……',
    })
    const types = ['xstate.done.actor.secret-uuid', 'xstate.error.actor.secret', 'secret'].map(
      (type) => event('search', { type }).type,
    )
    expect(types).toEqual(['xstate.done.actor…', 'xstate.error.actor…', '…'])
  })
})
