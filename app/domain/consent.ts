/** What a shopper can allow besides what the site needs to work (§4, Consent). */
export const consentCategories = ['statistics', 'marketing'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** The cookie that remembers the choice. */
export const consentCookie = 'consent'
/** Raise it when a category gets another meaning or a new one is added: everybody is asked anew. */
export const consentRevision = 2
/** After so many days a shopper is asked anew. */
export const consentDays = 182

/** The known ones among some names of categories, in our order. */
export const allowedAmong = (names: readonly unknown[]): ConsentCategory[] =>
  consentCategories.filter((category) => names.includes(category))

/**
 * What the value of the choice's cookie allows.
 * @param value decoded.
 * @returns null if it is no choice, or one that was made before the categories changed.
 */
export function readChoice(value: string): ConsentCategory[] | null {
  // An error that is thrown costs a hundredth of a page, and most visitors have not chosen.
  if (value === '') return null
  try {
    const { categories, revision } = JSON.parse(value)
    return revision === consentRevision && Array.isArray(categories) ? allowedAmong(categories) : null
  } catch {
    return null
  }
}
