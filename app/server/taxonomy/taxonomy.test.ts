import { describe, expect, it } from 'vitest'
import { countries } from '#app/domain/locale/locales.ts'
import { readTable } from './read-table.ts'
import { tables } from './tables.ts'
import { goodsNamed, kindsAbove } from './taxonomy.ts'

const letters = {
  dk: /^[a-zæøåéèüöäñ0-9 .'&+-]+$/,
  no: /^[a-zæøåéèüöäòôñ0-9 .'&+-]+$/,
  se: /^[a-zåäöéèüñà0-9 .'&+-]+$/,
  fi: /^[a-zåäöéèüñšž0-9 .'&+-]+$/,
}
const mostWords = 3
const names = (words: string, country: (typeof countries)[number]) =>
  goodsNamed(words.split(' '), country).map(({ id }) => id)

describe('the taxonomy of goods', () => {
  it.each(countries)('has names of at most three words in the letters of %s', (country) => {
    const strange = tables
      .flatMap(readTable)
      .flatMap(({ names }) => names[country])
      .filter((name) => !letters[country].test(name) || name.split(' ').length > mostWords)
    expect(strange).toEqual([])
  })

  it.each(countries)('has each name once in a row for %s', (country) => {
    const doubled = tables
      .flatMap(readTable)
      .flatMap(({ names }) => names[country].filter((name, place, all) => all.indexOf(name) !== place))
    expect(doubled).toEqual([])
  })

  it('reads what a row is a kind of from its indentation', () => {
    const rows = `
ost | ost | ost | juusto
  ?brie | brie | brie | brie
    ~trøffelbrie | - | tryffelbrie | -
smør | smør | smör | voi`
    const goods = readTable({ part: 'dairy-eggs', rows })
    expect(goods.map((one) => [one.id, one.isFlavour, one.isUntold, one.parent?.id])).toEqual([
      ['ost/dairy-eggs', false, false, undefined],
      ['brie/dairy-eggs', false, true, 'ost/dairy-eggs'],
      ['troffelbrie/dairy-eggs', true, false, 'brie/dairy-eggs'],
      ['smor/dairy-eggs', false, false, undefined],
    ])
    expect(goods[2]?.names).toEqual({ dk: ['trøffelbrie'], no: [], se: ['tryffelbrie'], fi: [] })
  })

  it('refuses rows without a cell for each language, and rows that are indented too far', () => {
    expect(() => readTable({ part: null, rows: 'ost | ost | ost' })).toThrow(
      'not four cells: ost | ost | ost',
    )
    expect(() => readTable({ part: null, rows: '  ost | ost | ost | juusto' })).toThrow(
      'badly indented:   ost | ost | ost | juusto',
    )
  })

  it('finds goods by any name, in any form and order, written together or apart', () => {
    const minced = names('hakket oksekod', 'dk')
    expect(new Set(minced)).toEqual(new Set(['oksefars/meat-fish']))
    expect(names('oksekod hakket', 'dk')).toEqual(minced)
    expect(names('hakketoksekod', 'dk')).toEqual(minced)
    expect(names('oksefars', 'dk')).toEqual(minced)
    expect(names('torkeruller', 'no')).toEqual(names('kjokkenrull', 'no'))
    expect(names('wcpaperi', 'fi')).toEqual(names('vessapaperi', 'fi'))
    expect(names('gluteenitonta leipaa', 'fi')).toEqual(names('gluteeniton leipa', 'fi'))
    // `lampi` has the same stem.
    expect(names('lamppuja', 'fi')).toEqual(names('lamppu', 'fi'))
  })

  it('knows what goods are a kind of, the nearest first', () => {
    const above = goodsNamed(['brie'], 'dk').flatMap(kindsAbove)
    expect(above.map(({ id }) => id)).toContain('ost/dairy-eggs')
  })
})
