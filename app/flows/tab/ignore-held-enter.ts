/**
 * A key that is held is told again and again. Browsers press a button, follow a link and send a form each time, and what a
 * press opens may have the focus by then: it would be pressed too. So Enter counts once, until it is let go. Space presses
 * when it is let go; arrows and held letters are meant to go on.
 */
export function ignoreHeldEnter(): void {
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || !event.repeat) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
