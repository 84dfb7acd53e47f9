import type { Country } from '#app/domain/locale/locales.ts'
import { allGoods, type Goods } from './goods/names-of-goods.ts'
import { linesOf } from './lexicon-file.ts'

/** The columns of `english.tsv`; lexicon/README.md describes each. */
export const englishColumns = ['english', 'goods'] as const

let read: ReadonlyMap<string, Goods> | undefined
function goodsInEnglish(): ReadonlyMap<string, Goods> {
  if (read) return read
  const goods = new Map(allGoods().map((one) => [one.id, one]))
  read = new Map(
    [...linesOf('english.tsv', englishColumns)].flatMap(({ cells: [english = '', id = ''] }) => {
      const named = goods.get(id)
      return named ? [[english, named] as const] : []
    }),
  )
  return read
}

/** What a country calls the goods that folded words name in English; undefined if they are none of the lexicon's. */
export const nameOfEnglish = (words: readonly string[], country: Country): string | undefined =>
  goodsInEnglish().get(words.join(' '))?.names[country][0]
