/** The address that other apps of the device post a text to (`share_target` of the manifest, W3C Web Share Target). */
export const sharedTextPath = '/shared-text'
/** The longest text that is taken from another app, in bytes of UTF-8. */
export const maximumSharedBytes = 20_000

const mark = '#shared-text='

/** Whether a text from another app is longer than one is taken. */
export const isSharedTextTooLong = (text: string): boolean =>
  new TextEncoder().encode(text).byteLength > maximumSharedBytes

/**
 * The page that shows a text from another app. The text stands in the fragment, which browsers keep to themselves. A text
 * that is too long is cut, but not so short that the page could not say so.
 * @param form has the fields of `share_target`. Without `text`, its `title` is taken; an address alone is no item.
 */
export function pageOfSharedText(form: FormData): string {
  const text = [form.get('text'), form.get('title')].find(
    (field) => typeof field === 'string' && field.trim(),
  )
  if (typeof text !== 'string') return '/'
  return `/${mark}${encodeURIComponent(text.slice(0, maximumSharedBytes + 1).toWellFormed())}`
}

/** The text from another app in an address's fragment (`#shared-text=…`); null if there is none. */
export function readSharedText(fragment: string): string | null {
  if (!fragment.startsWith(mark)) return null
  try {
    return decodeURIComponent(fragment.slice(mark.length))
  } catch {
    return null
  }
}
