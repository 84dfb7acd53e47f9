import type { Country } from '#app/domain/locale/locales.ts'
import { type Size, totalQuantity } from '#app/domain/offers/sizes.ts'
import { foldForKey } from '#app/domain/search/folding.ts'
import { findSize, readSize } from '#app/server/sizes/read-size.ts'
import { partOfName } from '../../categories/part-of-name.ts'
import { ownerOfBrand } from '../../lexicon/brands.ts'
import { packAlternatives } from '../../lexicon/packs.ts'
import { units } from '../../lexicon/units.ts'
import { alternatives, foldedWords, wordsAs, wordsWith } from '../../lexicon/words/read-words.ts'
import { remembered } from '../../remembered.ts'
import type { ImportedOffer } from '../row/imported-offer.ts'
import type { Identity, Named } from '../row/prepared-offer.ts'
import { brandInName } from './brands/brand-in-leaflet.ts'
import { isCountryName } from './names/country-names.ts'
import { nameKey, withoutClass, withoutPieces } from './names/name-key.ts'

const mostIdentities = 20_000
const wordEnd = /[\s,.:;®™/–-]+|$/gu

function named(name: string): Named {
  return { name: capitalised(name), key: foldForKey(name) }
}

/** A name without the brand in front; unchanged if it begins with something else or is only the brand. */
function withoutPrefix(name: string, { key }: Named): string {
  for (const { index, 0: gap } of name.matchAll(wordEnd)) {
    const prefix = foldForKey(name.slice(0, index))
    if (prefix.length > key.length) return name
    const rest = name.slice(index + gap.length)
    if (prefix === key) return /\p{L}/u.test(rest) ? rest : name
  }
  return name
}

/** As written, and without their accents. */
const origins = alternatives([
  ...new Set([...foldedWords('origin'), ...wordsWith('origin').map(({ word }) => word)]),
])

/** A name without the brand behind; unchanged if it ends otherwise or is only the brand. */
function withoutSuffix(name: string, { key }: Named): string {
  const words = key.split(' ').length
  const end = new RegExp(
    `[\\s,.:;–-]+(?:(?:${origins})\\s+)?((?:[^\\s]+\\s+){${words - 1}}[^\\s]+)$`,
    'u',
  ).exec(name)
  return end && foldForKey(end[1] ?? '') === key ? name.slice(0, end.index) : name
}

function withoutBrands(name: string, brands: (Named | null)[]): string {
  const known = brands.filter((brand) => brand !== null)
  const shorter = known.reduce(withoutPrefix, name)
  return shorter === name ? name : withoutBrands(shorter, known)
}

/** A name with a capital first letter, unless its first word has a capital inside (`iPhone`). */
function capitalised(name: string): string {
  return name.replace(/^\p{Ll}(?=\p{Ll}*(?!\p{L}))/u, (letter) => letter.toUpperCase())
}

/** The size that an offer states, else the one in its name, and the name without it. */
function sized(name: string, size: string | null | undefined): { name: string; size: Size | null } {
  if (size === null) return { name, size: null }
  const inName = findSize(name)
  const rest = /\p{L}/u.test(inName.rest) ? inName.rest : name
  if (size === undefined) return { name: rest, size: inName.size ?? null }
  const stated = readSize(size)
  const isSame =
    stated &&
    inName.size?.quantityType === stated.quantityType &&
    totalQuantity(inName.size) === totalQuantity(stated)
  return { name: isSame ? rest : name, size: stated ?? null }
}

/** What stands behind brands and is none of them: that they are registered, whose they are, how the good is made. */
const behindBrand = new RegExp(
  `(?:\\s*[®™©]|(?<=\\S)\\s+(?:${wordsAs('after-brand', 'good-after-brand')}))+\\.?$`,
  'giu',
)
const goodBehindBrand = new RegExp(`(?<!\\p{L})(?:${wordsAs('good-after-brand')})(?!\\p{L})`, 'giu')

/** What the field of the brand says of the good, in small letters: `ekologisk` of `Arla Ko® Ekologisk`. */
const saidOfGood = (brand: string | null): string =>
  (brand?.match(behindBrand)?.[0].match(goodBehindBrand) ?? []).join(' ').toLowerCase()
const sizeAsBrand = new RegExp(
  `^\\d+(?:[.,]\\d+)?\\s?(?:${alternatives([...units.keys()])}|${packAlternatives('pack')})$`,
  'iu',
)

/**
 * A brand; null for a class, a country or a size, which shops write in its place (`Kl 1. Sverige`). Of a brand that is also
 * a country (`Jordan`), the class tells.
 */
function brandNamed(text: string | null, country: Country): Named | null {
  if (!text) return null
  const classless = withoutClass(text).replace(/^[\s,.]+/, '')
  const brand = named(classless.replace(behindBrand, '').trim())
  if (!/[\p{L}\d]/u.test(brand.key) || sizeAsBrand.test(brand.name)) return null
  const isKnown = classless.length === text.length && brandInName(brand.name, country) !== null
  return isCountryName(brand.key) && !isKnown ? null : brand
}

/** The brand in the name, if the feed gives none, or gives the brand's owner. */
function brandsOf(words: Words, name: string): { brand: Named | null; parent: Named | null } {
  const { country } = words
  const brand = brandNamed(words.brand, country)
  const parent = brandNamed(words.parentBrand, country)
  if (parent) return { brand, parent }
  const inName = brandInName(name, country)
  if (!brand) return { brand: inName === null ? null : named(inName), parent }
  const rest = withoutPrefix(name, brand)
  const part = rest === name ? inName : (brandInName(rest, country) ?? inName)
  const isPart = part !== null && foldForKey(ownerOfBrand(part) ?? '') === brand.key
  return isPart ? { brand: named(part), parent: brand } : { brand, parent }
}

/** Goods that a size does not tell apart: one television is not sold by weight. */
const sizeless = new Set([
  'building',
  'plumbing',
  'electronics',
  'appliances',
  'interior',
  'toys-hobby',
  'car',
])

/** Whether a size says only that it is one piece, of whatever size. */
const isOnePiece = (size: Size) => size.quantityType === 'stk' && totalQuantity(size) === 1

/** Whether a key has one word and no number, which tells models apart. */
const isOneWord = (key: string) => !/[ \d]/.test(key)

type Words = {
  country: Country
  brand: string | null
  parentBrand: string | null
  hasBrandField: boolean
  unitPriced: 'exact' | 'bound' | null
  name: string
  size?: string | null
}

/**
 * Whether the words tell the good at any chain. They do with a size, if the brand is known or there is none; fruit has no
 * brand. A leaflet's heading without both may be of any good (`Pizza`), and a brand's good without a size is of any size,
 * unless it is of a kind that a size does not tell apart. A name of one word is then of any such good of the brand.
 */
function isTelling(
  { country, hasBrandField, unitPriced }: Words,
  brand: Named | null,
  name: Named,
  size: Size | null,
) {
  const isCounted = size !== null && isOnePiece(size)
  if (size !== null && !isCounted && (brand !== null || hasBrandField)) return true
  if (hasBrandField && size !== null) return true
  const part = partOfName(name.name, country)
  if (size !== null && part === 'fruit-vegetables') return true
  if (brand === null || isOneWord(name.key)) return false
  // A leaflet may state what a kilo costs and no size; a shop's feed that states no size has packs of several.
  if (unitPriced) return unitPriced === 'exact' && !hasBrandField
  return hasBrandField && part !== undefined && sizeless.has(part)
}

function identify(words: Words): Identity {
  const { country, size } = words
  const found = sized(withoutClass(words.name).trim() || words.name, size)
  const { brand, parent } = brandsOf(words, found.name)
  const spelled = withoutBrands(found.name, [parent, brand])
  const name = [parent, brand].reduce((text, one) => (one ? withoutSuffix(text, one) : text), spelled)
  // A brand whose owner is itself has no owner.
  const parentBrand = brand && parent && parent.key !== brand.key ? parent : null
  const keys = [brand, parent].filter((one) => one !== null).map(({ key }) => key)
  const isSized = found.size !== null && !isOnePiece(found.size)
  const keyOf = (text: string) => nameKey(isSized ? withoutPieces(text) : text, country, keys)
  const said = saidOfGood(words.brand)
  const whole = `${name} ${said}`.trim()
  const key = keyOf(whole)
  const isSaidInName = said === '' || key === keyOf(name)
  const good = { name: named(isSaidInName ? name : whole).name, key }
  return {
    brand: brand ?? parent,
    parentBrand,
    name: good,
    size: found.size,
    isTelling: isTelling(words, brand ?? parent, good, found.size),
    spelling: foldForKey(spelled),
  }
}

const rememberedIdentity = remembered(mostIdentities, (text) => identify(JSON.parse(text) as Words))

/**
 * Identifies an offer's product from its own words only, so that the result does not depend on other offers in the
 * import.
 */
export function identifyProduct(offer: ImportedOffer): Identity {
  const { country, brand, parentBrand, hasBrandField, name, size } = offer
  const unitPriced = offer.unitPrice === null ? null : offer.unitPriceBound ? 'bound' : 'exact'
  return rememberedIdentity(
    JSON.stringify({
      country,
      brand,
      parentBrand,
      hasBrandField,
      unitPriced,
      name,
      size,
    } satisfies Words),
  )
}
