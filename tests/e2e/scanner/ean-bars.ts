/** The seven modules of each digit in the left half of an EAN, as bits; 1 is a bar (GS1 General Specifications, 5.2). */
const oddLeft = [0x0d, 0x19, 0x13, 0x3d, 0x23, 0x31, 0x2f, 0x3b, 0x37, 0x0b]
/** Which digits of the left half are of the even set, by the first digit of an EAN-13. */
const evenPlaces = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
]

const bits = (code: number) => code.toString(2).padStart(7, '0')
const odd = (digit: number) => bits(oddLeft[digit] ?? 0)
const right = (digit: number) => bits(~(oddLeft[digit] ?? 0) & 0x7f)
const even = (digit: number) => [...right(digit)].toReversed().join('')

/** The digits of a number with the digit that checks them, for 7, 11 or 12 digits. */
export function withCheckDigit(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return digits + String((10 - (sum % 10)) % 10)
}

/** The modules of an EAN-8, a UPC-A or an EAN-13, from the left, without its quiet zones; `1` is a bar. */
export function barsOf(code: string): string {
  const digits = [...(code.length === 12 ? `0${code}` : code)].map(Number)
  if (digits.length === 8) {
    return ['101', ...digits.slice(0, 4).map(odd), '01010', ...digits.slice(4).map(right), '101'].join('')
  }
  const places = evenPlaces[digits[0] ?? 0] ?? ''
  const left = digits.slice(1, 7).map((digit, at) => (places[at] === '1' ? even : odd)(digit))
  return ['101', ...left, '01010', ...digits.slice(7).map(right), '101'].join('')
}
