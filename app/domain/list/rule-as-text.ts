import { type Country, countries } from '../locale/locales.ts'
import { quantityTypeName } from '../offers/sizes.ts'
import { largestSize, maximumBrandLength, type NeedRule, type RuleSizes, sizesText } from './need-rule.ts'

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
const writtenUnits: Record<string, [unit: RuleSizes['unit'], count: number]> = {
  g: ['kg', 1000],
  kg: ['kg', 1],
  cl: ['l', 100],
  l: ['l', 1],
  ...Object.fromEntries(countries.map((country) => [quantityTypeName('stk', country), ['stk', 1]])),
}
const number = '\\d{1,4}(?:,\\d{1,3})?'
const written = new RegExp(`^(?<from>${number})(?:–(?<to>${number}))? (?<unit>\\S+)$`, 'u')

/** A rule as the text of a list says it: `400–500 g · uanset mærke`. */
export const ruleAsText = ({ sizes, brand }: NeedRule, country: Country): string =>
  `${sizes ? sizesText(sizes, country) : openWords[country].size} · ${brand ?? openWords[country].brand}`

function readSizes(text: string): RuleSizes | undefined {
  const { from = '', to = from, unit: name = '' } = written.exec(text)?.groups ?? {}
  const [unit, count] = writtenUnits[name] ?? []
  if (!unit || !count) return undefined
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
