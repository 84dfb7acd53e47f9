import type { Part } from '#app/domain/categories/parts.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { fold, wordsOf } from '#app/domain/search/folding.ts'
import { goodsNamed, neighbours } from '../lexicon/goods/names-of-goods.ts'
import { saysFrozen } from '../lexicon/words/frozen-words.ts'
import { firstPreposition, isForPurpose } from '../lexicon/words/function-words.ts'
import { joinedWords } from '../lexicon/words/joined-words.ts'
import { foldedWords } from '../lexicon/words/read-words.ts'
import { meaningOf } from '../lexicon/words/word-meanings.ts'
import { withPrepositionsApart } from './prepositions-apart.ts'

/** How old babies are whose food it is: `fra 6 mdr`. */
const age: Record<Country, RegExp> = {
  dk: /\bfra \d+ (?:mdr|maneder)/,
  no: /\bfra \d+ (?:mnd|maneder)/,
  se: /\bfran \d+ man/,
  fi: /\b\d+ kk\b/,
}
/** For an animal: `til hund`, and compounds that begin with one. */
const animal: Record<Country, RegExp> = {
  dk: /\b(?:til|for) (?:hund|kat)|\b(?:hunde|katte|fugle)[a-z]{3}/,
  no: /\b(?:til|for) (?:hund|katt)|\b(?:hunde|katte|fugle)[a-z]{3}/,
  se: /\bfor (?:hund|katt)|\b(?:hund|katt|fagel)[a-z]{3}|\b(?:hund|katt)\b/,
  fi: /\b(?:koira|koiran|kissa|kissan|linnun)[a-z]{3}/,
}
/** Preserved food, which is named after what it is in or how it is cut: `tun i olie`, `hakkede tomater`. */
const preserved: Record<Country, RegExp> = {
  dk: /\b(?:tun|makrel)[a-z]* i |\b(?:hakkede|flaede) (?:[a-z]*)?tomat|\bsyltede? |\bsoltorrede? /,
  no: /\b(?:tunfisk|makrell)[a-z]* i |\b(?:hakkede?|hermetiske) (?:[a-z]*)?tomat|\bsyltede? |\bsoltorkede? /,
  se: /\b(?:tonfisk|makrill)[a-z]* i |\b(?:krossade|passerade|hela|finkrossade) (?:[a-z]*)?tomat|\bsoltorkade? /,
  fi: /\b(?:tonnikala|makrilli)[a-z]* (?:oljyssa|vedessa|tomaatti)|\b(?:kuorittu|murskattu)[a-z]* tomaa/,
}

/** A folded name without the words that begin like an animal and are none: `hundratal`. */
const withoutNoAnimals = (folded: string) =>
  folded.replace(/[a-z]+/g, (word) => (noAnimals.some((one) => word.startsWith(one)) ? '' : word))
const noAnimals = [...foldedWords('no-animal')]

/** The part that is decided by a folded name as a whole, whatever its words say. */
function decidedPart(folded: string, country: Country): Part | undefined {
  if (age[country].test(folded)) return 'baby'
  if (animal[country].test(withoutNoAnimals(folded))) return 'pets'
  if (wordsOf(folded).some((word) => saysFrozen(word, country))) return 'frozen'
  return preserved[country].test(folded) ? 'pantry' : undefined
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
