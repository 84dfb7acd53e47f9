import type { Country } from '#app/domain/locale/locales.ts'
import { foldForKey } from '#app/domain/search/folding.ts'
import { findSize } from '#app/server/sizes/read-size.ts'
import { type BrandIndex, type KnownBrand, listedBrands, ownerOfBrand } from '../../../lexicon/brands.ts'
import { isConnective, isOfOrigin } from '../../../lexicon/words/function-words.ts'
import { wordsAs } from '../../../lexicon/words/read-words.ts'
import { isCountryName } from '../names/country-names.ts'
import { isOtherGood, isSpelledLike, wordsAsWritten } from './brand-words.ts'

/** The brand that a leaflet's texts name, its owner, and the description without it. */
export type BrandInLeaflet = { brand: string | null; parentBrand: string | null; rest: string }

/** A brand in a text: where its words begin and how many they are, of how many. */
type Place = { brand: KnownBrand; at: number; length: number; of: number }

const wordsOf = (text: string) => foldForKey(text).split(' ').filter(Boolean)

/** The brands in a text. @param context words that stand with the text and tell the good. */
function brandsIn(text: string, known: BrandIndex, context: readonly string[] = []): Place[] {
  const words = wordsOf(text)
  const written = wordsAsWritten(text, words)
  const places: Place[] = []
  for (let at = 0; at < words.length; at++) {
    const brand = known.at(words, at)
    if (!brand) continue
    const length = brand.key.split(' ').length
    if (written && !isSpelledLike(written.slice(at, at + length).join(' '), brand)) continue
    const beside = [...context, ...words.slice(0, at), ...words.slice(at + length)]
    if (isOtherGood(brand, beside, known.country)) continue
    places.push({ brand, at, length, of: words.length })
    at += length - 1
  }
  return places
}

const isWhole = ({ at, length, of }: Place) => at === 0 && length === of
const isAtStart = ({ brand, at }: Place) => at === 0 && brand.commonness === 'rare'
/** Whether the brand ends a heading, but not as something in the good (`Mandeltårta med Daim`). */
const isAtEnd = ({ brand, at, length, of }: Place, words: readonly string[]) =>
  at + length === of && brand.commonness === 'rare' && !isConnective(words[at - 1] ?? '')
/** Whether the brand begins a heading, where some words are nothing else (`Finish tabs`). */
const isLeading = ({ brand, at }: Place) => at === 0 && brand.commonness !== 'common'
/** Whether the maker owns the brand: where it begins a heading, or anywhere if it is no other word. */
const isOfMaker = ({ brand, at }: Place, maker: KnownBrand | undefined) =>
  maker !== undefined && isOwner(maker, brand) && (at === 0 || brand.commonness === 'rare')
/** Whether the good is from the brand (`Kjøttdeig fra Gilde`) and not from a country (`Druer fra Jordan`). */
const isFrom = ({ brand, at }: Place, words: readonly string[]) =>
  isOfOrigin(words[at - 1] ?? '') && !isCountryName(brand.key)

/** The brand before `®` or `™`, which no other words have; not in brackets, where it is a material (`LYCRA®`). */
const markedBrand = /(?<![(\p{L}])(\p{L}[\p{L}\d&'’.-]*(?: [\p{L}\d&'’.-]+)?)\.?\s?[®™]/u

/** Whether two brands are one good's: the same, or one is the other's owner. */
function isOfOne(a: KnownBrand, b: KnownBrand): boolean {
  return a.key === b.key || isOwner(a, b) || isOwner(b, a)
}
const isOwner = (owner: KnownBrand, brand: KnownBrand) =>
  foldForKey(ownerOfBrand(brand.name) ?? '') === owner.key

/** The one brand of several that stand together (`Arla Lærkevang`): the one that the other owns. */
function oneOf(places: Place[]): KnownBrand | undefined {
  const [first, ...others] = places.map(({ brand }) => brand)
  if (!first || others.some((brand) => !isOfOne(first, brand))) return undefined
  return (
    [first, ...others].find((brand) => others.concat(first).some((owner) => isOwner(owner, brand))) ?? first
  )
}

const choiceWord = new RegExp(
  `\\s*(?:(?<!\\d),|,(?!\\d)|(?<!\\d)/|/(?!\\d)|(?<!\\p{L})(?:${wordsAs('choice', 'conjunction')}|&)(?!\\p{L}))\\s*`,
  'iu',
)

/** Whether a heading names several brands to choose from: `Coca-Cola, Fanta eller Sprite`, not `Arla Lærkevang, 1 l`. */
function isChoice(heading: string, known: BrandIndex): boolean {
  const keys = heading.split(choiceWord).flatMap((item) => {
    const places = brandsIn(item, known).filter(
      (place) => isWhole(place) || isLeading(place) || place.brand.commonness === 'rare',
    )
    return (oneOf(places) ?? places[0]?.brand)?.key ?? []
  })
  return new Set(keys).size > 1
}

/**
 * The brand in a heading: at its start or end, after `fra`, or of the maker. None if several are named to choose
 * from.
 * @param maker the brand that the description names, which may own it (`YT` of `TINE`).
 */
function brandOfHeading(heading: string, known: BrandIndex, maker?: KnownBrand): KnownBrand | undefined {
  if (isChoice(heading, known)) return undefined
  const words = wordsOf(heading)
  const isTelling = (place: Place) =>
    isWhole(place) || isLeading(place) || isOfMaker(place, maker) || isFrom(place, words)
  const places = brandsIn(heading, known).filter(
    (place) => isTelling(place) || place.brand.commonness === 'rare',
  )
  const telling = places.filter((place) => isTelling(place) || isAtEnd(place, words))
  const [first] = telling
  if (!first) return undefined
  // Of two that do not belong together, the first is the maker (`Marabou Oreo`).
  return oneOf(places) ?? first.brand
}

const opening = /^(?:\d+X\. |\p{L}+\. (?=\p{L}+\. ?®))?/u
/** Where a brand ends, which may begin with `Dr.`. */
const segmentEnd = new RegExp(
  `\\s*(?:[•,;]|(?<!(?<!\\p{L})(?:Dr|Mrs?))\\.(?=\\s|$)|[®™]\\.?|\\s[–-]\\s|\\s(?:${wordsAs('choice')})(?=\\s))+\\s*`,
  'u',
)
const longestSegment = 5
const mostSegments = 3

/**
 * A part of a description at its start, where a brand may stand, the brand it begins with, the text after, and whether it
 * is another choice than the part before (`Danish Crown eller Tulip`).
 */
type Segment = { text: string; place: Place | undefined; after: string; isAlternative: boolean }

function* segments(description: string, heading: string, known: BrandIndex): Generator<Segment> {
  const good = wordsOf(heading)
  let isAlternative = false
  let rest = description.replace(opening, '')
  for (let nth = 0; rest && nth < mostSegments; nth++) {
    const end = segmentEnd.exec(rest)
    const text = end ? rest.slice(0, end.index) : rest
    rest = end ? rest.slice(end.index + end[0].length) : ''
    const isChoiceNext = /\p{L}/u.test(end?.[0] ?? '')
    // What follows an `eller` makes no sense alone.
    const after = isChoiceNext ? description : rest
    const places = isChoice(text, known) ? [] : brandsIn(text, known, good)
    const [first] = places
    yield { text, place: first && { ...first, brand: oneOf(places) ?? first.brand }, after, isAlternative }
    isAlternative = isChoiceNext
  }
}

/**
 * The brand in a description: what one of its first parts consists of, or begins with. None if several are named to
 * choose from (`Coca-Cola, Fanta, Sprite`).
 */
function brandOfDescription(
  description: string,
  heading: string,
  known: BrandIndex,
): { brand: KnownBrand; rest: string } | undefined {
  let found: { brand: KnownBrand; rest: string } | undefined
  const whole = new Map<string, KnownBrand>()
  let isFirst = true
  for (const { text, place, after, isAlternative } of segments(description, heading, known)) {
    const isNamed = place !== undefined && isWhole(place)
    const isOther =
      place !== undefined && (isNamed || isAtStart(place)) && place.brand.key !== found?.brand.key
    if (found && isAlternative && isOther) return undefined
    if (found && !isNamed) break
    if (isNamed) {
      whole.set(place.brand.key, place.brand)
      found ??= { brand: place.brand, rest: isFirst ? after : description }
      if (!isOfOne(found.brand, place.brand) || whole.size === mostSegments) return undefined
    } else if (place && isAtStart(place) && wordsOf(findSize(text).rest).length <= longestSegment) {
      found = { brand: place.brand, rest: description }
    }
    isFirst = false
  }
  return found
}

/** A brand that we do not know, where only a brand stands: before `®` at the start of the description. */
function markedIn(description: string): string | undefined {
  const [, text] = /^(?:\d+X\. )?([^.•®™(]{2,40})\.?\s?[®™]/u.exec(description) ?? []
  return text && wordsOf(text).length <= 3 && /^\p{L}/u.test(text) ? text.trim() : undefined
}

/** The brand that a product's name begins or ends with, if we list it; null if it names none, or several. */
export function brandInName(name: string, country: Country): string | null {
  return brandOfHeading(name, listedBrands(country))?.name ?? null
}

/**
 * The brand of a leaflet's offer. Leaflets have no field for it: a brand that we know counts where brands stand, in the
 * heading or at the start of the description, and any other only if it is marked as one (`®`). Capitals say nothing,
 * because leaflets set much in them.
 */
export function brandInLeaflet(heading: string, description: string, known: BrandIndex): BrandInLeaflet {
  const described = brandOfDescription(description, heading, known)
  const named = brandOfHeading(heading, known, described?.brand)
  const brand =
    named && described && isOwner(named, described.brand) ? described.brand : (named ?? described?.brand)
  if (brand) {
    const isSame = described !== undefined && isOfOne(described.brand, brand)
    const rest = isSame ? described.rest : description
    return { brand: brand.name, parentBrand: ownerOfBrand(brand.name), rest }
  }
  const marked = markedIn(description) ?? markedBrand.exec(heading)?.[1]
  const rest =
    marked && description.startsWith(marked)
      ? description.slice(marked.length).replace(/^[.\s®™•]+/, '')
      : description
  return { brand: marked ?? null, parentBrand: null, rest }
}
