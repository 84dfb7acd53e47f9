import { type ConsentCategory, consentCookie, readChoice } from '#app/domain/consent.ts'
import { cookieOf } from './cookies.ts'

/** What the device remembers that the shopper allowed; null if they have not decided. */
export function keptChoice(): ConsentCategory[] | null {
  try {
    return readChoice(decodeURIComponent(cookieOf(consentCookie) ?? ''))
  } catch {
    // Escapes that cannot be read are no choice.
    return null
  }
}
