import { describe, expect, it } from 'vitest'
import type { HadItem } from '#app/domain/list/had-items.ts'
import { item } from '#app/domain/list/lists.fixture.ts'
import { goods } from './item-suggestions.fixtures.ts'
import { type Answer, chosenOf, type Row, rowAt, rowKey, rowsFor, termOf } from './item-suggestions.rows.ts'

const had = (name: string, quantity = 1, placeName: string | null = null): HadItem => ({
  name,
  quantity,
  placeName,
})
const written = (row: Row) =>
  row.kind === 'had'
    ? `${row.item.quantity} ${row.item.name}${row.goods ? ' *' : ''}`
    : row.kind === 'goods'
      ? row.goods.name
      : 'as typed'

type Given = { items?: Parameters<typeof rowsFor>[0]['items']; had?: HadItem[]; answer?: Answer | null }
const rows = (text: string, given: Given = {}) =>
  rowsFor({ text, items: [], had: [], answer: null, ...given }).map(written)

describe('§2.10 suggestions while typing', () => {
  it('are two items that the household had, goods of the server, and last the words as typed; six at most', () => {
    const names = ['mælk', 'mælkesnitte', 'mælkechokolade', 'mælkeskum']
    const answer = { term: 'mæ', goods: names.map((name) => goods(name)) }
    const before = [had('Let mælk', 2), had('Mælkebøtte'), had('Mælk, økologisk'), had('Ost')]
    expect(rows('mæ', { answer, had: before })).toEqual([
      '1 Mælkebøtte',
      '1 Mælk, økologisk',
      'mælk',
      'mælkesnitte',
      'mælkechokolade',
      'as typed',
    ])
    expect(rows('xyz', { had: before })).toEqual(['as typed'])
  })

  it('of what the household had begin with what was ticked off last, and have nothing that is still to be bought', () => {
    const items = [
      item('a', { name: 'Mel', checked: true, quantity: 2 }),
      item('b', { name: 'Melon', checked: true }),
      item('c', { name: 'Melis' }),
    ]
    expect(rows('me', { items, had: [had('melis'), had('Mel', 9)] })).toEqual([
      '1 Melon',
      '2 Mel',
      'as typed',
    ])
    expect(rows('meli', { items, had: [had('melis')] })).toEqual(['as typed'])
  })

  it('name goods once: what the household had has the price of the first goods of its name too', () => {
    const [first, other] = [goods('mælk'), goods('MÆLK', { shops: [] })]
    const answer = { term: 'mæ', goods: [first, other, goods('mælkesnitte')] }
    const milk = had('Mælk', 2)
    expect(rows('mæ', { answer, had: [milk] })).toEqual(['2 Mælk *', 'mælkesnitte', 'as typed'])
    const shown = (known: Answer | null) =>
      rowsFor({ text: 'mæ', items: [], had: [milk], answer: known }).slice(0, 1)
    expect(shown(answer)).toStrictEqual([{ kind: 'had', item: milk, goods: first }])
    expect(shown(null)).toStrictEqual([{ kind: 'had', item: milk }])
  })

  it('of what the household had begin with the letters as they are typed', () => {
    const before = ['Olie', 'Hvid øl', 'Ølpølse'].map((name) => had(name))
    expect(rows('øl', { had: before })).toEqual(['1 Ølpølse', '1 Hvid øl', 'as typed'])
    expect(rows('oli', { had: before })).toEqual(['1 Olie', 'as typed'])
  })

  it('keep the goods of the last answer that fit what is typed since', () => {
    const answer = { term: 'mæ', goods: [goods('mælk'), goods('letmælk'), goods('mærgelkalk')] }
    expect(rows('mæl', { answer })).toEqual(['mælk', 'letmælk', 'as typed'])
    expect(rows('mæ', { answer })).toEqual(['mælk', 'letmælk', 'mærgelkalk', 'as typed'])
    expect(rows('m', { answer })).toEqual(['mælk', 'mærgelkalk', 'as typed'])
    const coffee = { term: 'ka', goods: [goods('kaffe'), goods('pulverkaffe')] }
    expect(rows('ka', { answer: coffee })).toEqual(['kaffe', 'pulverkaffe', 'as typed'])
  })

  it('have a key each, and a place', () => {
    const all: Row[] = [
      { kind: 'had', item: had('Mælk') },
      { kind: 'had', item: had('Mælk', 1, 'Netto') },
      { kind: 'goods', goods: goods('mælk') },
      { kind: 'goods', goods: goods('typed') },
      { kind: 'typed' },
    ]
    expect(new Set(all.map(rowKey)).size).toBe(5)
    expect(rowKey({ kind: 'had', item: had('mælk', 3) })).toBe(rowKey(all[0] ?? { kind: 'typed' }))
    expect([rowAt(all, 4), rowAt(all, null)]).toEqual([{ kind: 'typed' }, undefined])
  })

  it('are for the name in what is typed', () => {
    expect([termOf('3x mæ'), termOf(' Mælk  2 stk'), termOf(' ')]).toEqual(['mæ', 'Mælk', ''])
    expect(rows('3x mæ', { had: [had('Mælk')] })).toEqual(['1 Mælk', 'as typed'])
  })

  it('put a text on the list as if it were typed, with the number that is typed, or else that of the last time', () => {
    const text = (row: Row, typed: string) => chosenOf(row, typed)
    expect(text({ kind: 'typed' }, ' 3x mæ')).toEqual({ text: ' 3x mæ', placeName: null })
    expect(text({ kind: 'goods', goods: goods('mælk') }, '3x mæ')).toEqual({
      text: '3x mælk',
      placeName: null,
    })
    expect(text({ kind: 'goods', goods: goods('mælk') }, 'mæ')).toEqual({ text: 'mælk', placeName: null })
    const milk = had('Mælk', 2, 'Netto')
    expect(text({ kind: 'had', item: milk }, 'mæ')).toEqual({ text: '2 x Mælk', placeName: 'Netto' })
    expect(text({ kind: 'had', item: milk }, '3x mæ')).toEqual({ text: '3x Mælk', placeName: 'Netto' })
    expect(text({ kind: 'had', item: had('Mælk') }, 'mæ')).toEqual({ text: 'Mælk', placeName: null })
    expect(text({ kind: 'had', item: had('Mælk', 3) }, '2x mæ').text).toBe('2x Mælk')
    expect(text({ kind: 'goods', goods: goods('mælk') }, 'mæ 2 stk').text).toBe('mælk 2 stk')
    expect(text({ kind: 'goods', goods: goods('mælk') }, ' ').text).toBe(' ')
    expect(text({ kind: 'goods', goods: goods('creme fraiche') }, 'creme  f')).toEqual({
      text: 'creme fraiche',
      placeName: null,
    })
  })
})
