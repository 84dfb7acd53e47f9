/**
 * A trade number as 14 digits, from a GTIN of 8, 12, 13 or 14 digits whose check digit is right; null for anything else.
 * Also null for numbers that shops assign themselves (weighed goods, coupons), since two chains use the same one for
 * different goods.
 */
export function normaliseGtin(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '')
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null
  const gtin = digits.padStart(14, '0')
  if (checkDigit(gtin) !== Number(gtin[13])) return null
  const isShopsOwn =
    /^0(?:2|0[24]|98|99)/.test(gtin) || (digits.length === 8 && /^[02]/.test(digits)) || /^0+$/.test(gtin)
  return isShopsOwn ? null : gtin
}

function checkDigit(gtin: string): number {
  let sum = 0
  for (let at = 0; at < 13; at++) sum += Number(gtin[at]) * (at % 2 === 0 ? 3 : 1)
  return (10 - (sum % 10)) % 10
}
