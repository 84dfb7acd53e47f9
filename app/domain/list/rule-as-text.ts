import { type Country, countries } from '../locale/locales.ts'
import { quantityTypeName } from '../offers/sizes.ts'
import {
  largestSize,
  maximumBrandLength,
  type NeedRule,
  type RuleSizes,
  sizesText,
  smallUnits,
} from './need-rule.ts'

/** What the text of a list says of a rule that leaves the sizes or the brand open. */
const openWords: Record<Country, { size: string; brand: string }> = {
  dk: { size: 'uanset størrelse', brand: 'uanset mærke' },
  no: { size: 'uansett størrelse', brand: 'uansett merke' },
  se: { size: 'oavsett storlek', brand: 'oavsett märke' },
  fi: { size: 'koolla ei väliä', brand: 'merkillä ei väliä' },
}
const isOpen = (part: 'size' | 'brand', text: string) =>
  countries.some((country) => openWords[country][part] === text.toLowerCase())

/** The units of sizes as they are written: the full unit, and how many of the written one make it. */
const writtenUnits = new Map(
  (['kg', 'l', 'stk'] as const).flatMap((unit) => {
    const full = countries.map((country) => [quantityTypeName(unit, country), { unit, count: 1 }] as const)
    const [small, count] = smallUnits[unit] ?? []
    return small && count ? [...full, [small, { unit, count }] as const] : full
  }),
)
const number = '\\d{1,4}(?:,\\d{1,3})?'
const writtenSizes = new RegExp(`^(?<from>${number})(?:–(?<to>${number}))? (?<unit>\\S+)$`, 'u')

/** A rule as the text of a list says it: `400–500 g · uanset mærke`. */
export const ruleAsText = ({ sizes, brand }: NeedRule, country: Country): string =>
  `${sizes ? sizesText(sizes, country) : openWords[country].size} · ${brand ?? openWords[country].brand}`

function readSizes(text: string): RuleSizes | undefined {
  const { from = '', to = from, unit: name = '' } = writtenSizes.exec(text)?.groups ?? {}
  const written = writtenUnits.get(name)
  if (!written) return undefined
  const { unit, count } = written
  const [least = 0, most = 0] = [from, to].map((size) => Number(size.replace(',', '.')) / count)
  return least >= 0.001 && least <= most && most <= largestSize ? { from: least, to: most, unit } : undefined
}

/** Reads a rule that `ruleAsText` wrote, in any of our languages. @returns undefined if it is none. */
export function readRule(text: string): NeedRule | undefined {
  const [size = '', ...others] = text.split(' · ')
  const brand = others.join(' · ')
  const sizes = readSizes(size)
  if (brand === '' || brand.length > maximumBrandLength) return undefined
  if (!sizes && (!isOpen('size', size) || isOpen('brand', brand))) return undefined
  return { ...(sizes && { sizes }), ...(!isOpen('brand', brand) && { brand }) }
}
