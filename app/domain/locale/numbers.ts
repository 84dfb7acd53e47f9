import { type Country, intlLocaleOfCountry, onceForCountry } from './locales.ts'

/** Keeps a number and its unit or sign on one line. */
export const hardSpace = '\u00a0'

/** Keeps a line from ending where it could, as after a dash. */
export const wordJoiner = '\u2060'

/** A text with plain spaces for hard ones, as others write it and for comparing. */
export const plainSpaces = (text: string): string => text.replaceAll(hardSpace, ' ')

/** The space between a number and a sign or a short word, which nearly always is its unit. */
const beforeUnit = /(?<=\d) (?=[%‰°]|\p{L}{1,3}(?!\p{L}))/gu

/** A text whose numbers stay on one line with their sign or unit: `14-18 %`, `500 g`, `24 stk.`. */
export const withUnitsKept = (text: string): string => text.replaceAll(beforeUnit, hardSpace)

const number = onceForCountry((country) => new Intl.NumberFormat(intlLocaleOfCountry(country)))

/** A number as the country writes it: `2.225` in Denmark, `2 225` with a hard space in the others. */
export function formatNumber(value: number, country: Country): string {
  return number(country).format(value)
}
