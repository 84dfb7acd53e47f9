import { findSize, readSize } from '#app/domain/offers/read-size.ts'
import { type Size, totalQuantity } from '#app/domain/offers/sizes.ts'
import { foldForKey } from '#app/domain/search/folding.ts'
import type { ImportedOffer } from '../normalise/imported-offer.ts'
import { remembered } from './bounded-map.ts'

/** A name, and the key by which its row is found. */
export type Named = { name: string; key: string }

/**
 * The product of an offer: the brand, the name without brand and size, and the size. Offers with the same keys and size
 * have the same variant, at any chain.
 */
export type Identity = { brand: Named | null; parentBrand: Named | null; name: Named; size: Size | null }

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

function identify(
  brandName: string | null,
  parentName: string | null,
  text: string,
  size?: string | null,
): Identity {
  const brand = brandName === null ? null : named(brandName)
  const parent = parentName === null ? null : named(parentName)
  const found = sized(text, size)
  const name = withoutBrands(found.name, [parent, brand])
  // A brand whose owner is itself has no owner.
  const parentBrand = brand && parent && parent.key !== brand.key ? parent : null
  return { brand: brand ?? parent, parentBrand, name: named(name), size: found.size }
}

const rememberedIdentity = remembered(mostIdentities, (text) => {
  const [brand, parent, name, size] = JSON.parse(text) as [
    string | null,
    string | null,
    string,
    [string | null]?,
  ]
  return identify(brand, parent, name, size?.[0])
})

/**
 * Identifies an offer's product from its own words only, so that the result does not depend on other offers in the
 * import.
 */
export function identifyProduct(offer: ImportedOffer): Identity {
  const { brand, parentBrand, name, size } = offer
  return rememberedIdentity(
    JSON.stringify([brand, parentBrand, name, size === undefined ? undefined : [size]]),
  )
}
