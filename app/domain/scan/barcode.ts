/** What the digits of a barcode say. `gtin` has 14 digits. */
export type ReadBarcode =
  | { kind: 'gtin'; gtin: string }
  /** A number that shops assign themselves: of weighed goods, with their weight or price, and of coupons. */
  | { kind: 'shops-own' }
  /** The number of its digits is that of no code. */
  | { kind: 'no-code' }
  /** Its last digit does not fit the others. */
  | { kind: 'mistyped' }

/**
 * Reads the digits of an EAN-8, a UPC-A, an EAN-13 or a GTIN-14 (GS1 General Specifications). Two chains use a number that
 * shops assign themselves for different goods, so it says nothing of the goods.
 * @param text the digits, perhaps with spaces and hyphens between them.
 */
export function readBarcode(text: string): ReadBarcode {
  const digits = text.replace(/[\s-]/g, '')
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return { kind: 'no-code' }
  const gtin = digits.padStart(14, '0')
  if (checkDigit(gtin) !== Number(gtin[13])) return { kind: 'mistyped' }
  const isShopsOwn =
    /^0(?:2|0[24]|98|99)/.test(gtin) || (digits.length === 8 && /^[02]/.test(digits)) || /^0+$/.test(gtin)
  return isShopsOwn ? { kind: 'shops-own' } : { kind: 'gtin', gtin }
}

/** A trade number as 14 digits; null for whatever else `readBarcode` finds. */
export function normaliseGtin(text: string): string | null {
  const read = readBarcode(text)
  return read.kind === 'gtin' ? read.gtin : null
}

/** A trade number as it stands below its bars: `5 701234 567899`, `5701 2345`. */
export function shownGtin(gtin: string): string {
  if (gtin.startsWith('000000')) return `${gtin.slice(6, 10)} ${gtin.slice(10)}`
  if (gtin.startsWith('00')) return `${gtin[2]} ${gtin.slice(3, 8)} ${gtin.slice(8, 13)} ${gtin[13]}`
  const digits = gtin.replace(/^0/, '')
  return `${digits.slice(0, -12)} ${digits.slice(-12, -6)} ${digits.slice(-6)}`
}

function checkDigit(gtin: string): number {
  let sum = 0
  for (let at = 0; at < 13; at++) sum += Number(gtin[at]) * (at % 2 === 0 ? 3 : 1)
  return (10 - (sum % 10)) % 10
}
