const controls = 'a, button, input, select, textarea, summary, label'

/** What a press is on; null if it is on no control, such as a text or the backdrop of a dialog. */
const controlOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(controls) : null

/**
 * A double press is of what its first click was on. If that click has removed or moved it, the next ones would meet what has
 * come in its place: the bin of the next item, the product below a message, a page's first link. They are ignored, and leave
 * the focus where it is. A control that opens something is pressed once, because the second click would close it again.
 * The browser counts the clicks at one place (`detail`), by the time that the shopper has set for a double click; the
 * keyboard's have the count 0.
 */
export function ignoreStrayClicks(): void {
  let pressed: Element | null = null
  let isStray = false
  const capture = { capture: true }
  addEventListener(
    'mousedown',
    (event) => {
      const control = controlOf(event.target)
      if (event.detail < 2) pressed = control
      isStray = control !== pressed
      if (isStray) event.preventDefault()
    },
    capture,
  )
  addEventListener(
    'click',
    (event) => {
      const isRepeated = isStray || pressed?.hasAttribute('aria-expanded')
      if (!isRepeated || event.detail < 2) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    capture,
  )
}
