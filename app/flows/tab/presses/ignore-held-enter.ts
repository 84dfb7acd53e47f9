/**
 * Makes Enter count once, until it is let go. Browsers repeat the event of a key that is held: they press a button, follow a
 * link or send a form each time, and would also press what has opened and got the focus meanwhile. Space presses only when
 * it is let go, and arrows and letters are meant to repeat.
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
