/** An amount that is written as one of money: `1.299,00`, `44:33`, `35,-`; not the `2-` of `2-pak`. */
export const writtenAmount = String.raw`(?:\d{1,3}(?:[ .]\d{3}){1,2}|\d{1,5})(?:[.,:]\d{2}(?!\d)|(?:[.,:][-–—]{1,2}|[-–—]{1,2}(?!\p{L}))(?!\s?\d))`

/** An amount that is written so, or a number that may be one. */
export const anyAmount = String.raw`${writtenAmount}|\d{1,5}(?:[.,:]\d{2})?(?![\d,.:]*\d)`

export const currencySign = String.raw`(?:kr|eur|sek|nok|dkk)(?!\p{L})\.?|€|:-`

/** Minor units of an amount that these patterns match. */
export function amountOf(text: string): number {
  const [, whole = '', minor = ''] = /^(.*?)(?:[.,:](\d{2})|[.,:]?[-–—]*)$/.exec(text) ?? []
  return Number(whole.replace(/\D/g, '')) * 100 + Number(minor)
}
