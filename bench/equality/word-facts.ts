import { type Country, countries } from '#app/domain/locale/locales.ts'
import { fold, foldForKey, wordsOf } from '#app/domain/search/folding.ts'
import { partOfName } from '#app/server/categories/part-of-name.ts'
import { nameKey } from '#app/server/import/identify/names/name-key.ts'
import { ownerOfBrand } from '#app/server/lexicon/brands.ts'
import {
  allGoods,
  type Goods,
  goodsBegunBy,
  goodsNamed,
  goodsOfTerm,
  kindsAbove,
} from '#app/server/lexicon/goods/names-of-goods.ts'
import { usualSearches } from '#app/server/lexicon/searches.ts'
import { isConnective, isWithout } from '#app/server/lexicon/words/function-words.ts'
import {
  isDescription,
  isWritten,
  knownEnds,
  knownMeaning,
  knownWords,
  meaningOf,
  writtenWords,
} from '#app/server/lexicon/words/word-meanings.ts'
import { stemOf } from '#app/server/lexicon/words/word-stem.ts'
import { contentOfPack } from '#app/server/search/readings/spelling/pack-words.ts'
import { queryWords } from '#app/server/search/term/query-words.ts'
import { readWords } from '../quality/search/read-words.ts'
import { feedRows } from './feed-rows.ts'

const idsOf = (goods: readonly Goods[]) => goods.map(({ id }) => id)

/** All that the lists and the taxonomy hold, in their order, which decides between equals. */
function* listFacts(country: Country): Generator<string> {
  for (const [at, word] of [...knownWords(country)].entries())
    yield `listed ${country} ${at}\t${JSON.stringify([word, knownMeaning(word, country)])}`
  yield `written ${country}\t${[...writtenWords(country)].join(' ')}`
  yield `seeds ${country}\t${usualSearches(country).join(', ')}`
  for (const [at, goods] of allGoods().entries()) {
    const { id, part, isFlavour, isUntold, names } = goods
    const told = { id, part, isFlavour, isUntold, names: names[country], kinds: idsOf(kindsAbove(goods)) }
    yield `kind ${country} ${at}\t${JSON.stringify(told)}`
    for (const name of names[country])
      yield `named ${country} ${name}\t${JSON.stringify(idsOf(goodsNamed(wordsOf(fold(name)), country)))}`
  }
}

/** What each question about a word is answered with. */
function wordFact(word: string, country: Country): string {
  const told = {
    stem: stemOf(word, country),
    meaning: meaningOf(word, country),
    ends: knownEnds(word, country).map(({ start, meaning }) => [start, meaning.word]),
    isDescription: isDescription(word, country),
    goods: idsOf(goodsNamed([word], country)),
    begun: idsOf(goodsBegunBy(word, country)),
    inPack: contentOfPack(word, country),
    others: [isConnective(word), isWithout(word), isWritten(word, country)],
  }
  return `word ${country} ${word}\t${JSON.stringify(told)}`
}

/** What the names and terms of feeds and shoppers consist of; each country's texts are asked in all four. */
export async function* wordFacts(folder: string): AsyncGenerator<string> {
  const texts = new Set(readWords('tuned').map(({ text }) => text))
  const brands = new Set<string>()
  for await (const { row } of feedRows(folder)) {
    if (row.rejection) continue
    const { name, brand, category, definedDescription } = row.offer
    for (const text of [name, category ?? '', ...definedDescription]) texts.add(text)
    if (brand) brands.add(brand)
  }
  const words = new Set([...texts, ...brands].flatMap((text) => wordsOf(fold(text))))
  for (const country of countries) {
    yield* listFacts(country)
    for (const word of words) yield wordFact(word, country)
    for (const text of texts) {
      const told = {
        key: nameKey(text, country, []),
        part: partOfName(text, country),
        goods: idsOf(goodsOfTerm(queryWords(text), country)),
      }
      yield `text ${country} ${JSON.stringify(text)}\t${JSON.stringify(told)}`
    }
  }
  for (const brand of brands) yield `brand ${foldForKey(brand)}\t${ownerOfBrand(brand)}`
}
