/** A number of units as packs state it: `1,5`, `0,1875`, `1½`, `½`. */
export const sizeAmount = String.raw`(?:\d{1,6}(?:[.,]\d{1,4})?½?|[½¼¾])`

const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

/** The number that a text of `sizeAmount` states. `parts` is how many of its unit are a full one. */
export function numberOf(text: string, parts: number): number {
  if (text in fractions) return fractions[text] ?? 0
  const half = text.endsWith('½')
  const digits = half ? text.slice(0, -1) : text
  // `1.000 g` is a thousand grams, but `1.500 kg` is one and a half kilos.
  const isThousands = parts === 1000 && /^\d{1,3}\.\d{3}$/.test(digits)
  return Number(isThousands ? digits.replace('.', '') : digits.replace(',', '.')) + (half ? 0.5 : 0)
}
