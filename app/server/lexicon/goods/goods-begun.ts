import { comparable, hasTypedLetters, type Match, matches } from '#app/domain/list/typed-match.ts'
import { type Country, onceForCountry } from '#app/domain/locale/locales.ts'
import { allGoods, type Goods, goodsWithName } from './names-of-goods.ts'

/**
 * Goods by one of their names as it is written, which has what is typed: `key` is the name as it is compared, and `hasLetters`
 * says whether it has the Nordic letters that were typed.
 */
export type BegunGoods = { goods: Goods; name: string; key: string; match: Match; hasLetters: boolean }

/** A place in a name from which on it can be typed: `maelk` of `letmaelk`. */
type Beginning = { from: string; goods: Goods; name: string; match: Match }

/** The ends of compounds have at least so many letters, and what precedes them so many. */
const shortestEnd = 3
const shortestFront = 2

/** The longest end of a word that is a name of goods itself. */
function endOf(word: string, country: Country): string | undefined {
  for (let start = shortestFront; start <= word.length - shortestEnd; start++) {
    const end = word.slice(start)
    if (goodsWithName(end, country).length > 0) return end
  }
  return undefined
}

function* beginningsOf(goods: Goods, name: string, country: Country): Generator<Beginning> {
  const key = comparable(name)
  const words = key.split(' ')
  for (const [place, word] of words.entries()) {
    const rest = words.slice(place).join(' ')
    yield { from: rest, goods, name, match: place === 0 ? matches.beginning : matches.word }
    const end = endOf(word, country)
    if (end) yield { from: rest.slice(word.length - end.length), goods, name, match: matches.inside }
  }
}

/** The beginnings of all names of a country in the order of their texts. */
const beginningsIn = onceForCountry((country): Beginning[] =>
  allGoods()
    .flatMap((goods) => goods.names[country].flatMap((name) => [...beginningsOf(goods, name, country)]))
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)),
)

/** The place of the first beginning that is not before a text. */
function placeOf(text: string, beginnings: readonly Beginning[]): number {
  let [low, high] = [0, beginnings.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((beginnings[middle]?.from ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The goods of which a name, one of its words, or goods in which a compound ends, begin with what is typed; each once, by the
 * commonest of such names.
 */
export function goodsTypedAs(typed: string, country: Country): BegunGoods[] {
  const wanted = comparable(typed)
  if (wanted === '') return []
  const beginnings = beginningsIn(country)
  const found = new Map<Goods, BegunGoods>()
  for (let place = placeOf(wanted, beginnings); place < beginnings.length; place++) {
    const beginning = beginnings[place]
    if (!beginning?.from.startsWith(wanted)) break
    const { goods, name } = beginning
    const key = comparable(name)
    const match = key === wanted ? matches.whole : beginning.match
    const known = found.get(goods)
    const names = goods.names[country]
    const isBetter =
      !known || (known.name === name ? match < known.match : names.indexOf(name) < names.indexOf(known.name))
    if (isBetter) found.set(goods, { goods, name, key, match, hasLetters: hasTypedLetters(name, typed) })
  }
  return [...found.values()]
}

const kinds = new Map<Goods, Goods[]>()

/** The kinds of goods directly below some goods. */
export function kindsBelow(goods: Goods): readonly Goods[] {
  if (kinds.size === 0)
    for (const each of allGoods())
      if (each.parent) kinds.set(each.parent, [...(kinds.get(each.parent) ?? []), each])
  return kinds.get(goods) ?? []
}
