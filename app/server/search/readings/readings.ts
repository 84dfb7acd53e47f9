import type { Country } from '#app/domain/locale/locales.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import { nameOfEnglish } from '../../lexicon/english.ts'
import { goodsNamed, goodsOfTerm } from '../../lexicon/goods/names-of-goods.ts'
import { isDescription } from '../../lexicon/words/word-meanings.ts'
import { writtenLexeme } from '../index/search-document.ts'
import { fewerWords } from './fewer-words.ts'
import {
  anyKindsFor,
  goodsOfCompound,
  kindsInstead,
  kindsThatMayBe,
  kindsTold,
  namesApart,
  namesCompleting,
} from './goods-meant.ts'
import { neighboursTogether } from './neighbours-together.ts'
import type { Reading, WordsReading } from './reading.ts'
import type { ReadingsSource } from './readings-source.ts'
import { likelyApart, likelyRepaired } from './spelling/likely-words.ts'
import { contentOfPack } from './spelling/pack-words.ts'
import { knownSplits, type Split, splitWords } from './spelling/split-words.ts'

/** What the search for a term as it is typed came to: it decides which readings are tried after that. */
export type Outcome =
  /** Nothing was searched yet. */
  | 'nothing tried'
  /** What is found only begins with the words or mentions them. */
  | 'little found'
  /** The words name goods that the lexicon has, and no shop sells them. */
  | 'goods unsold'
  /** Nothing is found, and the words name no goods. */
  | 'nothing found'

/** One row of the table of readings. */
export type TableReading = {
  name: string
  /** What the reading takes the term for, in one sentence. */
  says: string
  /** The outcomes after which it is tried. */
  after: readonly Outcome[]
  read: (source: ReadingsSource) => Iterable<Reading> | AsyncIterable<Reading>
}

/** Two mistakes in one word are rare, so that only the likeliest repairs are taken apart too. */
const mostRepairedApart = 2

const withWords = ({ term }: ReadingsSource, some: readonly string[][]): WordsReading[] =>
  some.map((words) => ({ words, qualifiers: term.qualifiers }))

const areDescribed = (splits: readonly Split[], country: Country) =>
  splits.filter(({ first }) => isDescription(first, country))

/** The ways to take a word apart into goods and a word that describes them. */
const describedIn = (word: string, country: Country) => areDescribed(knownSplits(word, country), country)

/** The same of a single word of a term. */
const described = ({ term, splits }: ReadingsSource) => areDescribed(splits(), term.country)

const isOneWord = ({ term }: ReadingsSource) => term.words.length === 1

const apart = ({ database, term }: ReadingsSource, words: string[], isBegun: boolean) =>
  splitWords(database, term.country, words, { isBegun })

/**
 * The readings of a term, in the order in which they are tried. Each is tried only if nothing that was found before it
 * is enough.
 */
export const readings: readonly TableReading[] = [
  {
    name: 'as typed',
    says: 'The words mean what is typed.',
    after: ['nothing tried'],
    read: ({ term }) => [term],
  },
  {
    name: 'in English',
    says: 'The words are English: `toilet paper` for `toiletpapir`.',
    after: ['little found', 'nothing found'],
    read(source) {
      const { words, country } = source.term
      const name = nameOfEnglish(words, country)
      return name ? withWords(source, [wordsOf(fold(name))]) : []
    },
  },
  {
    name: 'likely apart',
    says: 'An unknown word is two known words, written together.',
    after: ['little found'],
    read: ({ term, mistake }) => {
      const unknown = mistake()
      return unknown ? likelyApart(term, unknown) : []
    },
  },
  {
    name: 'likely repaired',
    says: 'An unknown word is mistyped, and a known one is meant.',
    after: ['little found', 'nothing found'],
    read: ({ term, mistake }) => {
      const unknown = mistake()
      return unknown ? likelyRepaired(term, unknown) : []
    },
  },
  {
    name: 'description apart',
    says: 'A single word is goods and a word that describes them, written together.',
    after: ['goods unsold', 'nothing found'],
    read: (source) =>
      withWords(
        source,
        described(source).map(({ first, last }) => [first, last]),
      ),
  },
  {
    name: 'name apart',
    says: 'A single word is a name of goods that has several words: `pepsi max` for `pepsimax`.',
    after: ['goods unsold'],
    read: (source) => {
      const { term, goods } = source
      const [word = ''] = term.words
      return isOneWord(source) ? withWords(source, namesApart(goods(), word, term.country)) : []
    },
  },
  {
    name: 'kind of the goods',
    says: 'Offers call the goods by their kind: `parfume` for `herreparfume`.',
    after: ['goods unsold'],
    read: ({ term, goods }) => [
      ...kindsTold(goods(), term.country),
      ...kindsThatMayBe(goods(), term.country),
    ],
  },
  {
    name: 'kinds beside the goods',
    says: 'Offers tell only other kinds of that kind: `terrasseskruer` for `træskruer`.',
    after: ['goods unsold'],
    read: ({ term, goods }) => anyKindsFor(goods(), term.country),
  },
  {
    name: 'completed',
    says: 'A single word begins names of goods: `hurtiglader` for `hurtigla`.',
    after: ['nothing found'],
    *read(source) {
      const { country } = source.term
      for (const name of namesCompleting(source.term)) {
        yield* withWords(source, [[name]])
        yield* kindsInstead(goodsNamed([name], country), country)
        for (const { first, last } of describedIn(name, country))
          yield* withWords(source, [[first, last], [last]])
      }
    },
  },
  {
    name: 'apart',
    says: 'A word is two words of products or known ones, written together: `red bull` for `redbull`.',
    after: ['nothing found'],
    async *read(source) {
      yield* await apart(source, source.term.words, false)
    },
  },
  {
    name: 'content of a pack',
    says: 'A single word is a pack, and what is in it is meant: `voi` for `voipaketti`.',
    after: ['nothing found'],
    read(source) {
      const [word = ''] = source.term.words
      const content = isOneWord(source) ? contentOfPack(word, source.term.country) : undefined
      return content ? withWords(source, [[content]]) : []
    },
  },
  {
    name: 'without description',
    says: 'A single word is goods without the word before them that describes them.',
    after: ['nothing found'],
    read: (source) =>
      withWords(
        source,
        described(source).map(({ last }) => [last]),
      ),
  },
  {
    name: 'end of a compound',
    says: 'A single word is the goods that it ends in: `apelsiner` for `saftapelsiner`.',
    after: ['nothing found'],
    read: ({ term, splits }) => goodsOfCompound(splits(), term.country),
  },
  {
    name: 'neighbours together',
    says: 'Two neighbours of several words are one word, written apart: `jord bær` in `danske jord bær`.',
    after: ['nothing found'],
    read: (source) => withWords(source, neighboursTogether(source.term)),
  },
  {
    name: 'repaired',
    says: 'A word is mistyped, and a word of products or a known one is meant.',
    after: ['nothing found'],
    async *read(source) {
      yield* withWords(source, await source.repaired())
    },
  },
  {
    name: 'kind of the repaired',
    says: 'Offers call the goods of the repaired words by their kind.',
    after: ['nothing found'],
    async *read({ term, repaired }) {
      for (const words of await repaired())
        yield* kindsInstead(goodsOfTerm(words, term.country), term.country)
    },
  },
  {
    name: 'without accents',
    says: 'Products are written without the Nordic letters that are typed.',
    after: ['little found', 'nothing found'],
    read: ({ term: { words, qualifiers, writtenAs } }) =>
      words.some((word) => writtenLexeme(writtenAs(word))) ? [{ words, qualifiers }] : [],
  },
  {
    name: 'beginning apart',
    says: 'A word is two words, the first without its ending: `rök` for `rökt`.',
    after: ['nothing found'],
    async *read(source) {
      yield* await apart(source, source.term.words, true)
    },
  },
  {
    name: 'fewer words',
    says: 'Of several words, one that describes the goods is left out, or all that do.',
    after: ['nothing found'],
    read: (source) => withWords(source, fewerWords(source.term)),
  },
  {
    name: 'repaired and apart',
    says: 'A single mistyped word is two words, written together.',
    after: ['nothing found'],
    async *read(source) {
      if (!isOneWord(source)) return
      for (const words of (await source.repaired()).slice(0, mostRepairedApart))
        for (const isBegun of [false, true]) yield* await apart(source, words, isBegun)
    },
  },
]
