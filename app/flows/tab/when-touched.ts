/** What tells that somebody is there: before a press there is one of these, or the press itself. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** A page that is only looked at is left alone for so long, in milliseconds. */
const untouchedMs = 5000

let touched: Promise<void> | undefined

/**
 * Resolves when the shopper first moves, presses or focuses something, or when the page has been looked at for some seconds.
 * What only a press needs is loaded then, so that the first load has the connection for itself.
 */
export function whenTouched(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const end = () => {
      for (const sign of signs) removeEventListener(sign, end)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, untouchedMs)
    for (const sign of signs) addEventListener(sign, end, { passive: true })
    // A field that was touched before this code ran.
    if (document.activeElement !== document.body) end()
  })
  return touched
}
