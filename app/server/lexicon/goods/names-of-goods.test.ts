import { describe, expect, it } from 'vitest'
import type { Country } from '#app/domain/locale/locales.ts'
import { goodsNamed, kindsAbove } from './names-of-goods.ts'

const names = (words: string, country: Country) => goodsNamed(words.split(' '), country).map(({ id }) => id)

describe('the goods of the lexicon', () => {
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
