import type { Part } from '#app/domain/categories/parts.ts'
import { type Country, onceForCountry } from '#app/domain/locale/locales.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import { goodsNamed, neighbours } from '../lexicon/goods/names-of-goods.ts'
import type { WordRole } from '../lexicon/marks.ts'
import { saysFrozen } from '../lexicon/words/frozen-words.ts'
import { firstPreposition, isForPurpose } from '../lexicon/words/function-words.ts'
import { joinedWords } from '../lexicon/words/joined-words.ts'
import { alternatives, foldedWords, hasRole, type Word, wordsOfCountry } from '../lexicon/words/read-words.ts'
import { meaningOf } from '../lexicon/words/word-meanings.ts'
import { withPrepositionsApart } from './prepositions-apart.ts'

type Asked = (role: WordRole) => readonly Word[]
/** The folded words as alternatives of a regular expression, of which none stands for nothing. */
const anyOf = (words: readonly string[]) => `(?:${words.length > 0 ? alternatives(words.map(fold)) : '(?!)'})`
const anyWord = (words: readonly Word[]) => anyOf(words.map(({ word }) => word))
const purposes = anyOf([...foldedWords('purpose')])

/** How old babies are whose food it is: `fra 6 mdr`. */
const ageOf = (asked: Asked) =>
  asked('months').map(({ word, of }) => String.raw`\b${of ? `${fold(of)} ` : ''}\d+ ${fold(word)}`)
/** For an animal: `til hund`, and compounds that begin with one. */
const animalOf = (asked: Asked) => [
  String.raw`\b${purposes} ${anyWord(asked('animal'))}`,
  String.raw`\b${anyWord(asked('of-animal'))}[a-z]{3}`,
  String.raw`\b${anyWord(asked('for-pets'))}\b`,
]
/** Preserved food, which is named after what it is in or how it is cut: `tun i olie`, `hakkede tomater`. */
const preservedOf = (asked: Asked) => [
  ...asked('tinned').map(({ word, of }) => String.raw`\b${fold(word)}[a-z]* ${anyOf(of.split(' '))}`),
  ...asked('cut').map(({ word, of }) => String.raw`\b${fold(word)} [a-z]*${fold(of)}`),
  String.raw`\b${anyWord(asked('preserved'))} `,
]

const patternsOf = onceForCountry((country) => {
  const asked: Asked = (role) => wordsOfCountry(country).filter((word) => hasRole(word, role))
  const matching = (of: (asked: Asked) => string[]) => new RegExp(of(asked).join('|'))
  return { age: matching(ageOf), animal: matching(animalOf), preserved: matching(preservedOf) }
})

/** A folded name without the words that begin like an animal and are none: `hundratal`. */
const withoutNoAnimals = (folded: string) =>
  folded.replace(/[a-z]+/g, (word) => (noAnimals.some((one) => word.startsWith(one)) ? '' : word))
const noAnimals = [...foldedWords('no-animal')]

/** The part that is decided by a folded name as a whole, whatever its words say. */
function decidedPart(folded: string, country: Country): Part | undefined {
  const { age, animal, preserved } = patternsOf(country)
  if (age.test(folded)) return 'baby'
  if (animal.test(withoutNoAnimals(folded))) return 'pets'
  if (wordsOf(folded).some((word) => saysFrozen(word, country))) return 'frozen'
  return preserved.test(folded) ? 'pantry' : undefined
}

/** The part of goods that neighbours name together: `creme fraiche` is no cream for the skin. */
function partOfPhrases(words: string[], country: Country): Part | undefined {
  for (const phrase of neighbours(words)) {
    const part = goodsNamed(phrase, country).find(({ isFlavour }) => !isFlavour)?.part
    if (part) return part
  }
  return undefined
}

/** The part that a name tells; `isByFlavour` if only what goods are made of or taste of tells it, or what they are with. */
type ToldPart = { part: Part; isByFlavour: boolean }

/**
 * The part that the weightiest word tells. If several weigh the same, the first tells it, because varieties follow
 * (`Grillkorv Ost & Bacon`). What is done to goods (`røget`) counts only if no other word tells a part.
 */
function partOfWords(words: string[], country: Country): ToldPart | undefined {
  const named = partOfPhrases(words, country)
  if (named) return { part: named, isByFlavour: false }
  const all = words.flatMap((word) => meaningOf(word, country) ?? [])
  const goods = all.filter(({ isState }) => !isState)
  const meanings = goods.some(({ part }) => part) ? goods : all
  const most = Math.max(...meanings.map(({ weight }) => weight))
  const part = meanings.find(({ part, weight }) => weight === most && (part || weight > 0))?.part
  return part && { part, isByFlavour: most === 0 }
}

/** The part of goods that are named after what they are for: `Kurv til cykel` is for cyclists. */
function partOfPurpose(words: string[], at: number, country: Country): Part | undefined {
  const [goods, preposition, purpose] = words.slice(at - 1, at + 2)
  if (!goods || !preposition || !purpose || !isForPurpose(preposition)) return undefined
  const names = [[goods, purpose], ...joinedWords(purpose, goods, country).map((word) => [word])]
  return names.flatMap((name) => goodsNamed(name, country)).find(({ part }) => part)?.part ?? undefined
}

/**
 * The part of the shop that a product belongs to by its name, without brand and size; undefined if no word tells it.
 * What a name is comes before what it is with: `Kylling i karry` is chicken.
 */
export function partToldBy(name: string, country: Country): ToldPart | undefined {
  const folded = fold(name)
  const decided = decidedPart(folded, country)
  if (decided) return { part: decided, isByFlavour: false }
  const words = wordsOf(fold(withPrepositionsApart(name, country)))
  const at = firstPreposition(words)
  const purpose = at === -1 ? undefined : partOfPurpose(words, at, country)
  if (purpose) return { part: purpose, isByFlavour: false }
  const ofGoods = partOfWords(at === -1 ? words : words.slice(0, at), country)
  const ofRest = at === -1 || ofGoods ? undefined : partOfWords(words.slice(at), country)
  return ofGoods ?? (ofRest && { ...ofRest, isByFlavour: true })
}

/** The part that a name tells, by whatever word. */
export const partOfName = (name: string, country: Country): Part | undefined =>
  partToldBy(name, country)?.part
