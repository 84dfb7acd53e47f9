/**
 * The minor units of a price formatted for a country: `1.299,95 kr.` gives 129995, `39 kr.` gives 3900.
 * Null if the text holds no price.
 */
export function readAmount(formatted: string): number | null {
  const [, whole, minor = '00'] = /(\d[\d.\s]*)(?:,(\d{2}))?/.exec(formatted) ?? []
  if (whole === undefined) return null
  return Number(`${whole.replace(/\D/g, '')}${minor}`)
}
